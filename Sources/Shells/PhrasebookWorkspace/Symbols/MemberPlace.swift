/// The place of a member with a leading dot, such as `.cartTitle`, as far as the code before it
/// shows the type that it is a member of.
enum MemberPlace: Hashable, Sendable {
  /// An argument of a call.
  case argument(Argument)
  /// A value of a declared type.
  case value(type: String)
  /// A value of a type that is not declared nearby.
  case other
  /// A pattern or an operand of a comparison, which are cases of other types.
  case pattern

  /// The call around an argument.
  struct Argument: Hashable, Sendable {
    /// The name before the parenthesis.
    var callee: String
    /// Whether a dot is before the name.
    var isMethod: Bool
    var label: String?
    var isFirst: Bool
  }
}
