/// An open bracket, and the call that it belongs to.
struct ObjectiveCFrame {
  let bracket: UInt8
  /// The call of the arguments; nil if they are not needed.
  var call: ObjectiveCReader.Callee?
  /// Whether it is the head of a `for`, which contains semicolons.
  var isLoop = false
  /// Whether it is `CFSTR(…)`.
  var isWrapper = false
  private(set) var arguments: [Argument] = []
  /// The argument that is being read.
  var argument = ObjectiveCArgument()
  /// The text of the first argument, with nothing beside it.
  private(set) var onlyText: [UInt8]?

  /// More arguments than any function that is known by name has.
  private static let maximumArguments = 8

  init(bracket: UInt8) { self.bracket = bracket }

  /// Whether the first argument is a literal.
  var startsWithText: Bool {
    if case .string? = arguments.first?.value { true } else { false }
  }

  /// Ends the argument at a comma, or at the end of the call.
  mutating func endArgument(_ places: PlaceTable, isLast: Bool = false) {
    defer { argument = ObjectiveCArgument() }
    guard call != nil, arguments.count < Self.maximumArguments else { return }
    if isLast, arguments.isEmpty, argument.isEmpty { return }
    if isLast, arguments.isEmpty { onlyText = argument.text?.bytes }
    arguments.append(Argument(value: argument.expression(places)))
  }
}
