internal import PhrasebookModel

extension Checker {
  /// Checks a string literal: a site if a localizable type is expected; its interpolations always.
  mutating func check(
    _ literal: StringLiteral, _ expected: TypeExpression?, _ environment: Environment
  ) {
    let context = self.context
    let kind = Localizable(expected)
    if let kind {
      let text = text(of: literal, kind, environment)
      var site = context
      let isLoose = Localizable.isLoose(expected) && !site.isLookUp
      if isLoose || Localizable.findsBundle(expected) { site.isPassedOn = true }
      record(key: text, site, literal.place, environment)
    }
    self.context = SiteContext()
    if kind == nil, literal.segments.count > 1 {
      checkJoined(literal.pieces, environment)
    } else {
      for case .interpolation(let arguments) in literal.segments {
        for argument in arguments { check(argument.value, nil, environment) }
      }
    }
    self.context = context
  }

  /// Adds a site with its context in the call around it.
  mutating func record(
    key: FormatText, _ context: SiteContext, _ place: Place, _ environment: Environment
  ) {
    var call = CallSite(
      Location(place), comment: context.comment, bundle: context.bundle,
      isPassedOn: context.isPassedOn)
    if let literal = context.defaultValue {
      let value = text(of: literal, .key, environment).text
      if value != key.text { call.defaultValue = value }
    }
    findings.sites.append(
      Site(key: key.text, table: context.table, isGuessed: key.isGuessed, call: call))
  }

  /// All phrases of one App Shortcut: one site whose key is the first.
  mutating func record(phrases elements: [Expression], _ environment: Environment) {
    var phrases: [String] = []
    var place: Place?
    for case .string(let literal) in elements {
      phrases.append(text(of: literal, .phrase, environment).text)
      place = place ?? literal.place
    }
    guard let place else { return }
    findings.sites.append(
      Site(
        key: phrases[0], table: "AppShortcuts", phrases: phrases, call: CallSite(Location(place))))
  }

  /// The text of a literal, with a specifier or a name for each interpolation.
  struct FormatText {
    var text = ""
    /// Whether the type of an interpolated value is not known.
    var isGuessed = false
  }

  /// The key or value that a literal makes; `%` is doubled only beside an interpolation.
  mutating func text(
    of literal: StringLiteral, _ kind: Localizable, _ environment: Environment
  ) -> FormatText {
    if let plain = literal.plain { return FormatText(text: plain) }
    var result = FormatText()
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        result.text +=
          kind == .key && text.utf8.contains(UInt8(ascii: "%"))
          ? text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
          : text
      case .interpolation(let arguments):
        guard kind == .key else {
          result.text += "${\(token(arguments.first?.value))}"
          continue
        }
        let specifier = specifier(for: arguments, environment)
        result.text += specifier.text
        if specifier.isGuessed { result.isGuessed = true }
      }
    }
    return result
  }

  /// The name in a phrase or summary: `\(.applicationName)`, `\(\.$parameter)`.
  private func token(_ value: Expression?) -> String {
    guard case .member(_, let name) = value else { return "" }
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// The specifier of one interpolation, by its labels and then by its type.
  private mutating func specifier(
    for arguments: [Argument], _ environment: Environment
  ) -> FormatText {
    guard let first = arguments.first else { return FormatText(text: "%@", isGuessed: true) }
    for argument in arguments.dropFirst() {
      if argument.label == "specifier" {
        if case .string(let literal) = argument.value, let text = literal.plain {
          return FormatText(text: text)
        }
        return FormatText(text: "%@", isGuessed: true)
      }
    }
    if first.label == "placeholder" { return FormatText(text: placeholder(first.value)) }
    if let label = first.label, !Specifiers.labels.contains(label) {
      // The project's own `appendInterpolation`, which mostly hands a text or an image on.
      return FormatText(text: "%@", isGuessed: true)
    }
    if arguments.count > 1 || first.label != nil { return FormatText(text: "%@") }
    let type = type(of: first.value, environment)
    if let specifier = Specifiers.byType[type.name ?? ""] { return FormatText(text: specifier) }
    guard type == .unknown || isForeign(type) else { return FormatText(text: "%@") }
    return FormatText(text: first.value.namesCount ? "%lld" : "%@", isGuessed: true)
  }

  /// Whether a name looks like a type's and is not declared: it may be a function's, or a number
  /// type's.
  private func isForeign(_ type: TypeExpression) -> Bool {
    guard case .named(let path, _) = type.unwrapped else { return false }
    return !Specifiers.objects.contains(path) && program.type(at: path)?.isKnown != true
  }

  private func placeholder(_ value: Expression) -> String {
    guard case .member(_, let name) = value else { return "%@" }
    return Specifiers.byPlaceholder[name] ?? "%@"
  }
}

/// How an interpolated value is formatted (`formatSpecifier` in SwiftUI's and Foundation's
/// interfaces; the two agree).
enum Specifiers {
  static let byType: [String: String] = [
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d",
    "UInt": "%llu", "UInt64": "%llu", "UInt8": "%u", "UInt16": "%u", "UInt32": "%u",
    "Float": "%f", "Double": "%lf", "CGFloat": "%lf",
  ]

  /// Types of the standard library and of Foundation without a specifier of their own.
  static let objects: Set<String> = [
    "String", "Substring", "Character", "Bool", "StaticString", "Date", "URL", "UUID", "Data",
    "Decimal", "Locale", "TimeZone", "Calendar", "DateComponents", "AttributedString", "NSString",
    "NSNumber", "NSDate", "NSURL", "NSError", "NSAttributedString", "NSObject", "Error", "Any",
    "AnyHashable", "Array", "Dictionary", "Set", "Range", "ClosedRange", "Optional", "Measurement",
    "Text", "Image", "LocalizedStringKey", "LocalizedStringResource", "Binding",
  ]

  /// First labels of the interpolations that SwiftUI and Foundation have.
  static let labels: Set<String> = ["timerInterval", "accessibilityName", "placeholder"]

  static let byPlaceholder = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]
}

extension Expression {
  /// Whether a name is that of a count, if the type is not known otherwise.
  fileprivate var namesCount: Bool {
    let name: String
    switch self {
    case .name(let plain): name = plain
    case .member(let base, let member):
      if let base, base.isOptionalChain { return false }
      name = member
    default: return false
    }
    return name == "count" || name.hasSuffix("Count") || name == "index" || name.hasSuffix("Index")
      || name.hasPrefix("numberOf")
  }

  private var isOptionalChain: Bool { if case .chain = self { true } else { false } }
}
