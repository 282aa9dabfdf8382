internal import CatalogJSON
internal import PhrasebookModel

/// Makes a message of forms.
struct ICUFormsWriter {
  private let roots: [ICUForms.Variation]
  private let isFormat: Bool
  private let substitutions: [String: [ICUForms.Variation]]
  /// Substitutions that the message uses.
  private var used: Set<String> = []
  private let numberName: String
  private var bytesAgain = 0

  /// The maximum length of the forms of substitutions that are written again, because a text names
  /// them several times.
  private static let mostAgain = 16_384

  init(_ forms: [ICUForms.Variation]) {
    roots = forms.filter { $0.path.substitution == nil }
    substitutions = Dictionary(
      grouping: forms.filter { $0.path.substitution != nil }, by: { $0.path.substitution ?? "" })
    isFormat = forms.contains { form in
      form.path.substitution != nil
        || form.path.steps.contains { $0.kind == CatalogVariation.plural.text }
        || [TextPiece](apple: form.text, isFormat: true).hasArguments
    }
    numberName = Self.driver(of: forms)
  }

  var isComplete: Bool { used == Set(substitutions.keys) }

  mutating func message() -> ICUMessage? {
    message(of: roots.map { ($0.path.steps[...], $0.text) }, substitution: nil)
  }

  private mutating func message(
    of forms: [(steps: ArraySlice<VariationPath.Step>, text: String)], substitution: String?
  ) -> ICUMessage? {
    guard let first = forms.first else { return nil }
    guard let kind = first.steps.first?.kind else {
      return forms.count == 1 ? message(of: first.text, isInSubstitution: substitution != nil) : nil
    }
    var cases: [ICUMessage.Case] = []
    var names: [String] = []
    for form in forms {
      guard let step = form.steps.first, step.kind == kind else { return nil }
      if !names.contains(step.name) { names.append(step.name) }
    }
    guard names.contains("other"), kind == "plural" || kind == "device" else { return nil }
    for name in names {
      let inside = forms.filter { $0.steps.first?.name == name }
        .map { ($0.steps.dropFirst(), $0.text) }
      guard let message = message(of: inside, substitution: substitution) else { return nil }
      cases.append(ICUMessage.Case(name: name, message: message))
    }
    let name = kind == "device" ? kind : substitution.map(ICUForms.name) ?? numberName
    return ICUMessage(parts: [
      .choice(name: name, kind: kind == "device" ? "select" : "plural", cases: cases)
    ])
  }

  private mutating func message(of text: String, isInSubstitution: Bool) -> ICUMessage? {
    var parts: [ICUMessage.Element] = []
    for piece in [TextPiece](apple: text, isFormat: isFormat) {
      switch piece {
      case .text(let text): parts.appendText(text)
      case .argument(let name, let isOdd): parts.append(.argument(name.name, isSpaced: isOdd))
      case .count: parts.append(isInSubstitution ? .number : .argument("arg", isSpaced: false))
      case .reference(let name):
        guard !isInSubstitution, let forms = substitutions[name] else {
          parts.append(.argument("ref_\(NameCode.encoded(name))", isSpaced: false))
          continue
        }
        guard used.insert(name).inserted || mayWriteAgain(forms) else { return nil }
        let inside = forms.map { ($0.path.steps[...], $0.text) }
        guard inside.allSatisfy({ $0.0.first?.kind == CatalogVariation.plural.text }),
          let message = message(of: inside, substitution: name)
        else { return nil }
        parts += message.parts
      }
    }
    return ICUMessage(parts: parts)
  }

  private mutating func mayWriteAgain(_ forms: [ICUForms.Variation]) -> Bool {
    bytesAgain += forms.reduce(0) { $0 + 16 + $1.text.utf8.count }
    return bytesAgain <= Self.mostAgain
  }

  /// The name of the number that forms by plural show, those of `other` first.
  private static func driver(of forms: [ICUForms.Variation]) -> String {
    let isOther = { (form: ICUForms.Variation) in form.path.steps.last?.name == "other" }
    for form in forms.filter(isOther) + forms where form.path.substitution == nil {
      for case .argument(let name, _) in [TextPiece](apple: form.text, isFormat: true)
      where name.isNumber {
        return name.name
      }
    }
    return "count"
  }
}

extension [ICUMessage.Element] {
  /// Adds text to that before it.
  fileprivate mutating func appendText(_ text: String) {
    if case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else {
      append(.text(text))
    }
  }
}
