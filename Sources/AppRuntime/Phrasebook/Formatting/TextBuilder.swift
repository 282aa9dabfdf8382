/// A string under construction: a format or a value of a table in, UTF-8 out.
///
/// Formats may be wrong or hostile: every argument is taken by a checked number and only if its
/// type fits, and the work is limited for any substitutions.
package struct TextBuilder: ~Copyable {
  /// The maximum size of a string, in bytes.
  package static let longest = 1 << 24
  /// The maximum number of tokens and variations in one string.
  static let mostSteps = 20_000
  /// The maximum nesting of substitutions.
  static let deepest = 16

  /// The size up to which a string allocates nothing, in bytes.
  private static let usual = 1024

  let arguments: UnsafeBufferPointer<FormatArgument>
  let numbers: NumberLocale.Lent
  let rules: PluralRules.Lent?
  let device: DeviceKind
  /// Whether each value is between marks; see `ValueMarks`.
  let marksValues: Bool
  var out: TextBuffer
  /// The number of arguments that were put in, counting repetitions.
  var used = 0
  /// The first text that was meant to be a specifier.
  private var broken: String?
  private var steps = 0

  /// Returns a string that the body appends. All inputs are borrowed, so nothing is retained.
  static func text(
    arguments: UnsafeBufferPointer<FormatArgument>, numbers: borrowing NumberLocale,
    rules: PluralRules.Lent?, device: DeviceKind, marksValues: Bool,
    _ body: (inout TextBuilder) throws(ValueError) -> Void
  ) throws(ValueError) -> String {
    let numbers = copy numbers
    let result: Result<String, ValueError> = withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: usual
    ) { room in
      var builder = TextBuilder(
        arguments: arguments, numbers: numbers.lent, rules: rules, device: device,
        marksValues: marksValues, room: room)
      do throws(ValueError) {
        try body(&builder)
        try builder.checkBroken()
        return .success(builder.out.text)
      } catch {
        return .failure(error)
      }
    }
    return try withExtendedLifetime(numbers) { () throws(ValueError) in try result.get() }
  }

  private init(
    arguments: UnsafeBufferPointer<FormatArgument>, numbers: NumberLocale.Lent,
    rules: PluralRules.Lent?, device: DeviceKind, marksValues: Bool,
    room: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.arguments = arguments
    self.numbers = numbers
    self.rules = rules
    self.device = device
    self.marksValues = marksValues
    out = TextBuffer(in: room)
  }

  /// The context of a format.
  struct Frame {
    /// The number of the argument that is next in turn, from 1.
    var next = 1
    /// The number of the argument of `%arg`; 0 if absent.
    var own = 0
    /// The specifier of `%arg`; nil if the argument's type decides.
    var ownSpecifier: FormatSpecifier?
    var substitutions: Substitutions?
    /// The number of enclosing substitutions.
    var depth = 0
    /// The labels that were numbered, in the order of their first use.
    var labels: [Range<Int>] = []
  }

  /// A broken specifier is text, unless it hides an argument.
  private func checkBroken() throws(ValueError) {
    guard let broken, used < arguments.count else { return }
    throw ValueError(.broken(specifier: broken))
  }

  /// Counts one step of work and looks at the length so far.
  mutating func step() throws(ValueError) {
    steps += 1
    guard steps <= Self.mostSteps, out.count <= Self.longest else { throw ValueError(.tooLong) }
  }

  /// Appends a whole format.
  mutating func appendFormat(_ format: UnsafeBufferPointer<UInt8>) throws(ValueError) {
    var frame = Frame()
    try appendFormat(format, &frame)
  }

  /// Appends a format; the frame advances past the arguments that it uses.
  mutating func appendFormat(
    _ format: UnsafeBufferPointer<UInt8>, _ frame: inout Frame
  ) throws(ValueError) {
    var start = 0
    var index = 0
    while index < format.count {
      guard format[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      try step()
      append(format, start..<index)
      var scanner = SpecifierScanner(bytes: format, index: index)
      switch scanner.next() {
      case .percent: out.append(UInt8(ascii: "%"))
      case .text:
        out.append(UInt8(ascii: "%"))
        if broken == nil {
          broken = SpecifierScanner.broken(format, at: index).map { Token(format, $0).text }
        }
      case .own:
        try appendOwn(frame)
      case .reference(let name, let position):
        try appendSubstitution(format, name, position, &frame)
      case .specifier(let specifier):
        try append(specifier, Token(format, index..<scanner.index), &frame)
      case .labelled(var specifier, let name):
        specifier.position = .number(number(of: name, in: format, &frame))
        try append(specifier, Token(format, index..<scanner.index), &frame)
      }
      index = scanner.index
      start = index
    }
    append(format, start..<index)
    try step()
  }

  /// A specifier as it is written, for messages.
  struct Token {
    private let bytes: UnsafeBufferPointer<UInt8>?
    private let range: Range<Int>

    /// `%arg`
    static var own: Token { Token() }

    private init() {
      bytes = nil
      range = 0..<0
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      self.bytes = bytes
      self.range = range
    }

    /// The specifier, shortened for a message.
    var text: String {
      guard let bytes else { return "%arg" }
      return "%" + String(decoding: bytes[range].dropFirst().prefix(40), as: UTF8.self)
    }
  }

  private mutating func append(_ format: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    out.append(UnsafeBufferPointer(rebasing: format[range]))
  }

  /// Labels are numbered by their first use.
  private func number(
    of name: Range<Int>, in format: UnsafeBufferPointer<UInt8>, _ frame: inout Frame
  ) -> Int {
    for (index, label) in frame.labels.enumerated() where label.count == name.count {
      if zip(format[label], format[name]).allSatisfy({ $0 == $1 }) { return index + 1 }
    }
    if frame.labels.count <= arguments.count { frame.labels.append(name) }
    return frame.labels.count
  }

  /// Returns the number of a position's argument, and advances the frame if it is the next one.
  func number(_ position: FormatSpecifier.Position, _ frame: inout Frame) -> Int {
    switch position {
    case .number(let number): return number
    case .next:
      frame.next += 1
      return frame.next - 1
    }
  }

  /// An argument by its number, from 1.
  func argument(_ number: Int) throws(ValueError) -> FormatArgument {
    guard number > 0, number <= arguments.count else { throw ValueError(.missingArgument(number)) }
    return arguments[number - 1]
  }

  private mutating func appendOwn(_ frame: Frame) throws(ValueError) {
    guard frame.own > 0 else {
      // Outside a plural the word means nothing.
      out.append("%arg")
      return
    }
    let argument = try argument(frame.own)
    var unused = frame
    var specifier = frame.ownSpecifier ?? FormatSpecifier(for: argument)
    specifier.position = .number(frame.own)
    try append(specifier, Token.own, &unused)
  }
}
