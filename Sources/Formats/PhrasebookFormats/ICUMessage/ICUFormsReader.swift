internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Takes a message apart.
struct ICUFormsReader {
  let isFormat: Bool
  var names: ForeignNames
  var forms: [ICUForms.Variation] = []
  var substitutions: [ICUForms.Variation] = []
  /// Forms for one number only, `=1`, with the category for it.
  var exact: [ICUForms.Exact] = []

  init(isFormat: Bool, names: ForeignNames) {
    self.isFormat = isFormat
    self.names = names
  }

  /// - Parameter number: The name of the number that `#` shows.
  mutating func read(_ message: ICUMessage, at path: VariationPath, number: String?) -> Bool {
    if message.parts.count == 1, case .choice(let name, let kind, let cases)? = message.parts.first,
      let step = step(name, kind, isAlone: path.substitution == nil)
    {
      for form in cases {
        guard let name = caseName(form.name, step) else { return false }
        guard isTaken(form.name, as: name, among: cases) else { continue }
        let number = kind == "plural" ? choiceName(of: message) : number
        guard read(form.message, at: path.appending(step, name), number: number) else {
          return false
        }
      }
      return true
    }
    guard let pieces = pieces(of: message, path, number) else { return false }
    let form = (path, pieces.apple(isFormat: isFormat))
    if path.substitution == nil { forms.append(form) } else { substitutions.append(form) }
    return true
  }

  private func choiceName(of message: ICUMessage) -> String? {
    if case .choice(let name, _, _)? = message.parts.first { name } else { nil }
  }

  /// The kind of variation of a choice that is a whole text; nil for a substitution.
  private mutating func step(_ name: String, _ kind: String, isAlone: Bool) -> String? {
    if kind == "select" { return name == "device" ? "device" : nil }
    guard kind == "plural" else { return nil }
    guard isAlone else { return "plural" }
    if name == "count" || ArgumentName(name) != nil { return "plural" }
    guard names.isNumber(name) else { return nil }
    names.driver = name
    return "plural"
  }

  private func caseName(_ name: String, _ kind: String) -> String? {
    guard kind == "plural" else { return name }
    switch name {
    case "=0": return "zero"
    case "=1": return "one"
    case "=2": return "two"
    default: return PluralCategory(rawValue: name)?.rawValue
    }
  }

  /// Whether a form is used: one for a number only is left out if its category has another form.
  private mutating func isTaken(
    _ name: String, as category: String, among cases: [ICUMessage.Case]
  ) -> Bool {
    guard name != category, name.hasPrefix(exactly: "=") else { return true }
    let isDouble = cases.contains { $0.name == category }
    let numbers = Set(cases.map(\.name).filter { $0.hasPrefix(exactly: "=") })
    exact.append(
      ICUForms.Exact(name: name, category: category, isLeftOut: isDouble, numbers: numbers))
    return !isDouble
  }

  private mutating func pieces(
    of message: ICUMessage, _ path: VariationPath, _ number: String?
  ) -> [TextPiece]? {
    var pieces: [TextPiece] = []
    for part in message.parts {
      switch part {
      case .text(let text): pieces.append(.text(text))
      case .number:
        if path.substitution != nil {
          pieces.append(.count)
        } else {
          pieces.append(argument(number ?? "count", isSpaced: false, isNumber: true))
        }
      case .argument("arg", _): pieces.append(.count)
      case .argument(let name, _)
      where path.substitution == name && ArgumentName(name) == nil:
        // Others name the number in its own forms: `{files, plural, other{{files} files}}`.
        pieces.append(.count)
      case .argument(let name, let isSpaced):
        if name.hasPrefix("ref_"), let reference = NameCode.decoded(name.dropFirst(4)) {
          pieces.append(.reference(reference))
        } else {
          pieces.append(argument(name, isSpaced: isSpaced, isNumber: false))
        }
      case .choice(let name, let kind, let cases):
        guard kind == "plural", path.substitution == nil else { return nil }
        let substitution = ICUForms.substitution(of: name)
        names.noteNumber(name)
        guard readSubstitution(substitution, cases) else { return nil }
        pieces.append(.reference(substitution))
      }
    }
    return pieces
  }

  private mutating func readSubstitution(_ name: String, _ cases: [ICUMessage.Case]) -> Bool {
    // If forms by device share a substitution, it is in each of them.
    if substitutions.contains(where: { $0.path.substitution == name }) { return true }
    for form in cases {
      guard let category = caseName(form.name, "plural") else { return false }
      guard isTaken(form.name, as: category, among: cases) else { continue }
      let path = VariationPath(substitution: name).appending(CatalogVariation.plural.text, category)
      guard read(form.message, at: path, number: name) else { return false }
    }
    return true
  }

  private mutating func argument(
    _ name: String, isSpaced: Bool, isNumber: Bool
  ) -> TextPiece {
    if let own = ArgumentName(name) { return .argument(own, isOdd: isSpaced) }
    return .argument(names.argument(name, isNumber: isNumber))
  }
}
