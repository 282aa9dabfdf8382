internal import CatalogJSON
internal import PhrasebookModel

/// The spelling of arguments in the texts of one entry: the catalog's, or that of Xcode's XLIFF.
struct ArgumentSpelling {
  private var numbers: [String: Int] = [:]
  /// The forms of each substitution.
  private var target: [String: Localization] = [:]
  private var source: [String: Localization] = [:]

  init(source: Localization?, target: Localization?) {
    self.target = forms(of: target)
    self.source = forms(of: source)
  }

  /// The forms of the substitutions that have a number; the first that has one decides about it.
  private mutating func forms(of localization: Localization?) -> [String: Localization] {
    guard let localization, !localization.substitutions.isEmpty else { return [:] }
    var forms: [String: Localization] = [:]
    for (name, part) in localization.substitutions {
      numbers[name] = numbers[name] ?? part.argNum ?? (localization.isOnly(name) ? 1 : nil)
      if numbers[name] != nil { forms[name] = Localization(variations: part.variations) }
    }
    return forms
  }

  /// A text in the catalog's spelling: `%#@NAME@`, and of a part's own argument, for which a file may
  /// have another spelling of the same, the one that is there.
  func own(_ text: String, at path: VariationPath) -> String {
    guard let name = path.substitution, let number = numbers[name] else {
      return short(text, at: path)
    }
    let (collapsed, specifier) = SubstitutionSpelling.collapsed(text, number: number)
    guard let specifier else {
      guard text.contains(exactly: "%arg"),
        case .numbered(let body)? = style(of: target[name]?.nearestText(path.steps), number)
      else { return text }
      let argument = ExchangeUnit.Argument(number: number, specifier: body)
      return SubstitutionSpelling.expanded(text, argument, number)
    }
    for case let form? in [target[name], source[name]] {
      let texts = [form.nearestText(path.steps)] + form.forms(language: "").map(\.value)
      for case let style? in texts.map({ style(of: $0, number) }) {
        switch style {
        case .short: return collapsed
        case .numbered: return text
        case .bare(let body):
          guard specifier == body else { return text }
          let bare = text.replacing(exactly: "%\(number)$\(body)", with: "%\(body)")
          return FormatString(bare).bareSpecifiers?.count == 1 ? bare : text
        }
      }
    }
    return collapsed
  }

  /// The way in which a text spells the argument that it varies by.
  private enum Style {
    /// `%arg`
    case short
    /// `%1$lld`
    case numbered(String)
    /// `%lld`, and no other argument
    case bare(String)
  }

  /// Nil if the text does not show the argument.
  private func style(of text: String?, _ number: Int) -> Style? {
    guard let text, text.hasByte(UInt8(ascii: "%")) else { return nil }
    if text.contains(exactly: "%arg") { return .short }
    if let found = SubstitutionSpelling.collapsed(text, number: number).specifier {
      return .numbered(found)
    }
    if let bare = FormatString(text).bareSpecifiers, bare.count == 1 { return .bare(bare[0]) }
    return nil
  }

  private func short(_ text: String, at path: VariationPath) -> String {
    guard !numbers.isEmpty else { return text }
    guard let name = path.substitution else { return SubstitutionSpelling.named(text, numbers) }
    guard let number = numbers[name] else { return text }
    return SubstitutionSpelling.collapsed(text, number: number).text
  }

  /// Whether two texts are the same, apart from implied numbers and line ends.
  func isSame(_ a: String, _ b: String, at path: VariationPath) -> Bool {
    if a.isExactly(b) { return true }
    return normal(a, path).isExactly(normal(b, path))
  }

  private func normal(_ text: String, _ path: VariationPath) -> String {
    var text = text
    // Within a part, arguments are taken in turn from its own on.
    if let name = path.substitution, let number = numbers[name] {
      text = FormatString(text).numbered(atLeast: 2, from: number) ?? text
    }
    text = short(text, at: path)
    if text.hasByte(UInt8(ascii: "\r")) { text = text.withNewlines }
    if !text.isNumbered { return FormatString(text).numbered ?? text }
    return text.hasLonePercent ? FormatString(text).withoutLoneNumber ?? text : text
  }
}

extension Localization {
  /// Whether a substitution is all that the text is.
  fileprivate func isOnly(_ name: String) -> Bool {
    substitutions.count == 1 && stringUnit?.value.isExactly("%#@\(name)@") ?? false
  }
}

extension FormatString {
  /// The specifiers, if none has a position or a label.
  fileprivate var bareSpecifiers: [String]? {
    var bodies: [String] = []
    for piece in pieces {
      switch piece {
      case .text: continue
      case .specifier(nil, let body): bodies.append(body)
      case .specifier, .labelled: return nil
      }
    }
    return bodies
  }
}

extension String {
  /// Whether one percent sign is all there is.
  fileprivate var hasLonePercent: Bool {
    let sign = UInt8(ascii: "%")
    guard hasByte(sign), let first = utf8.firstIndex(of: sign) else { return false }
    return first == utf8.lastIndex(of: sign)
  }

  /// Whether there is nothing to number: no specifier, or a first one that has its number.
  fileprivate var isNumbered: Bool {
    let sign = UInt8(ascii: "%")
    guard hasByte(sign), let percent = utf8.firstIndex(of: sign) else { return true }
    let rest = utf8[percent...].dropFirst().drop(while: \.isDigit)
    return rest.first == UInt8(ascii: "$")
  }
}
