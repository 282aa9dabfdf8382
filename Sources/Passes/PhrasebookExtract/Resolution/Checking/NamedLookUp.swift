/// The parts of a call of a function that is recognised by name: its key, and the arguments
/// beside the key.
struct NamedLookUp {
  /// The expression that is looked up, a literal or not; nil if absent.
  private(set) var key: Expression?
  /// The context of the key.
  private(set) var context = SiteContext()
  /// The name of the table; nil if it is not a literal.
  private(set) var table: String? = "Localizable"
  /// The other arguments, and the key if no literal is in it.
  private(set) var others: [Expression] = []

  init(_ call: Call, as signature: NamedFunctions.Signature) {
    for (argument, role) in zip(call.arguments, signature.roles(of: call)) {
      let value = argument.value
      switch role {
      case .key: key = value
      case .table: table = value.tableName
      case .bundle: context.bundle = value.written
      case .comment: context.comment = context.comment ?? value.plainText
      case .value:
        if case .string(let literal) = value, literal.plain?.isEmpty != true {
          context.defaultValue = literal
        }
      case nil: break
      }
      if role != .key || !value.isTextual { others.append(value) }
    }
    if let table { context.table = table }
  }
}

extension Expression {
  /// The text of a literal, or of several that `+` joins: Xcode finds these calls in the text, and
  /// reads `"a" + "b"` there as one key.
  var joinedLiteral: (text: String, place: Place)? {
    switch self {
    case .string(let literal): return literal.plain.map { ($0, literal.place) }
    case .operation("+", let left, let right):
      guard let first = left.joinedLiteral, let second = right.joinedLiteral else { return nil }
      return (first.text + second.text, first.place)
    default: return nil
    }
  }
}
