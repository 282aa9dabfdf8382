import CatalogJSON

/// One argument, as far as it has been read.
struct ObjectiveCArgument {
  enum Value {
    case null
    case number
    case name(String)
    /// A literal, and its start.
    case text([UInt8], Int)
    case other
  }

  private enum State {
    case empty
    case one(Value)
    /// One name, and the parenthesis behind it.
    case call(name: String, parenthesis: Int)
    case other
  }

  private var state = State.empty
  private var isSplit = false

  var isEmpty: Bool { if case .empty = state { true } else { false } }

  /// The literals, joined as in C; nil if the argument has other parts.
  var text: (bytes: [UInt8], start: Int)? {
    if case .one(.text(let bytes, let start)) = state { (bytes, start) } else { nil }
  }

  mutating func add(_ value: Value) {
    switch (state, value) {
    case (.empty, _): state = isSplit ? .other : .one(value)
    case (.one(.text(var bytes, let start)), .text(let more, _)) where !isSplit:
      // Taken out first, so that the bytes are appended to in place.
      state = .empty
      bytes += more
      state = .one(.text(bytes, start))
    default: state = .other
    }
  }

  /// Notes a preprocessor line in it: the text after it may be an alternative to the text before.
  mutating func split() { isSplit = true }

  /// Notes that the last name is called.
  mutating func call(at parenthesis: Int) {
    if case .one(.name(let name)) = state {
      state = .call(name: name, parenthesis: parenthesis)
    } else {
      state = .other
    }
  }

  /// Replaces the call `CFSTR(…)` by its text; nil without a text.
  mutating func replaceCall(with text: [UInt8]?, at start: Int) {
    guard case .call = state, let text else {
      state = .other
      return
    }
    state = .one(.text(text, start))
  }

  /// The argument as an expression.
  func expression(_ places: PlaceTable) -> Expression {
    switch state {
    case .empty, .other: return .other([])
    case .one(.null): return .null
    case .one(.number): return .integer
    case .one(.name(let name)): return .name(name)
    case .one(.other): return .other([])
    case .call(let name, let parenthesis):
      // Its content is a statement of its own.
      return .call(
        Call(
          callee: .name(name), arguments: [], isMacro: true,
          place: places.place(at: parenthesis)))
    case .one(.text(let bytes, let start)):
      guard let text = String(valid: bytes, as: UTF8.self) else { return .other([]) }
      return .string(StringLiteral(segments: [.text(text)], place: places.place(at: start)))
    }
  }
}
