/// The brackets that are open at the scanner's position.
struct BracketStack {
  /// The innermost one.
  var frame = Frame(.file)
  /// Those around it.
  private var outer: [Frame] = []
  /// Openers beyond the depth that is followed.
  private var unfollowed = 0

  /// The maximum number of open brackets; deeper ones are counted, not followed.
  private static let maximumDepth = 2_000

  /// The number of brackets that are looked at where each line or closer asks for them.
  private static let few = 64

  /// An open bracket, with the context of a literal in it.
  struct Frame {
    enum Kind: UInt8 { case file, parenthesis, bracket, brace, interpolation }

    var kind: Kind
    var isElement = false
    var isMultiline = false
    /// Whether it contains a literal, and whether one is in the call of a type in it.
    var hasLiteral = false
    var hasNested = false
    /// Whether it is the call of a type, or of a member without a written type: the expected type
    /// can reach its arguments.
    var isTransparent = false
    /// Whether a `let`, `var` or `case` is open, so that `=` gives it a value.
    var declares = false
    /// Whether that is a `case`, whose colon ends it.
    var isCase = false
    /// Whether it follows `if` or another statement, whose brace is not a closure.
    var isStatement = false
    /// Whether a comma can introduce one more name.
    var lists = false
    /// Whether an argument is labelled `bundle`.
    var hasBundle = false
    var callee: UInt32 = 0
    /// The end of the name before a parenthesis; 0 if absent.
    var calleeEnd = 0
    /// The label of the argument that is being looked at.
    var label: UInt32 = 0
    /// The end of that label; 0 if absent.
    var labelEnd = 0
    var assigned: UInt32 = 0
    var pounds: UInt32 = 0

    init(_ kind: Kind, callee: UInt32 = 0) {
      self.kind = kind
      self.callee = callee
    }

    /// Whether an expression around it cannot be closed from inside it.
    var endsSearch: Bool { kind == .brace || kind == .file || kind == .interpolation }

    /// Whether a byte closes it.
    func isClosed(by byte: UInt8) -> Bool {
      switch kind {
      case .file: false
      case .parenthesis, .interpolation: byte == UInt8(ascii: ")")
      case .bracket: byte == UInt8(ascii: "]")
      case .brace: byte == UInt8(ascii: "}")
      }
    }
  }

  /// The number of open brackets.
  @inline(__always)
  var depth: Int { outer.count }

  /// Whether none is open.
  var isEmpty: Bool { outer.isEmpty && unfollowed == 0 }

  init() { outer.reserveCapacity(64) }

  /// Leaves all brackets, for another file.
  mutating func reset() {
    frame = Frame(.file)
    outer.removeAll(keepingCapacity: true)
    unfollowed = 0
  }

  /// Goes into a bracket or an interpolation; false if it is too deep to be followed.
  @discardableResult
  mutating func enter(_ opened: Frame) -> Bool {
    guard outer.count < Self.maximumDepth else {
      unfollowed += 1
      return false
    }
    outer.append(frame)
    frame = opened
    return true
  }

  /// Takes a closer that belongs to an opener that was not followed; false if it belongs to none.
  @inline(__always)
  mutating func closeUnfollowed() -> Bool {
    guard unfollowed > 0 else { return false }
    unfollowed -= 1
    return true
  }

  /// The number of open brackets in the one that a byte closes; nil if that is not open. A closing brace ends
  /// any brackets in its body, another closer only brackets of an expression.
  func distance(toClosedBy byte: UInt8) -> Int? {
    if frame.isClosed(by: byte) { return 0 }
    let isBrace = byte == UInt8(ascii: "}")
    if !isBrace, frame.endsSearch { return nil }
    for (distance, around) in outer.reversed().prefix(isBrace ? outer.count : Self.few).enumerated()
    {
      if around.isClosed(by: byte) { return distance + 1 }
      if !isBrace, around.endsSearch { return nil }
    }
    return nil
  }

  /// Whether a few brackets are open inside a depth, and all of them are those of an expression.
  func isExpression(from depth: Int) -> Bool {
    guard outer.count > depth, outer.count <= depth + Self.few, frame.kind != .brace else {
      return false
    }
    return outer.suffix(outer.count - depth - 1).allSatisfy { $0.kind != .brace }
  }

  /// Whether a brace is open, or more brackets than are followed.
  var isInBraces: Bool {
    unfollowed > 0 || frame.kind == .brace || outer.contains { $0.kind == .brace }
  }

  /// Leaves the innermost bracket; nil if none is open.
  @inline(__always)
  mutating func leave() -> Frame? {
    guard let parent = outer.popLast() else { return nil }
    let closed = frame
    frame = parent
    return closed
  }
}
