/// The format specifiers of interpolated values (`formatSpecifier` in SwiftUI's and Foundation's
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
  /// The specifier of a value whose type is not known: a count, or a number that is calculated with
  /// another one, such as `index + 1`, `100 * done / total` or `min(total, 99)`.
  var likelySpecifier: String {
    if isCalculated(with: .float) { return "%lf" }
    if isCalculated(with: .integer) { return "%lld" }
    return namesCount ? "%lld" : "%@"
  }

  /// Whether a number of a kind is among those that the value is calculated with.
  private func isCalculated(with number: Expression) -> Bool {
    switch self {
    case .operation("+", let left, let right), .operation("-", let left, let right),
      .operation("*", let left, let right), .operation("/", let left, let right),
      .operation("%", let left, let right):
      left == number || right == number || left.isCalculated(with: number)
        || right.isCalculated(with: number)
    case .call(let call) where call.callee == .name("min") || call.callee == .name("max"):
      call.arguments.contains { $0.value == number }
    default: false
    }
  }

  /// Whether a name is that of a count, if the type is not known otherwise.
  private var namesCount: Bool {
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
