import Phrasebook
import PhrasebookModel

/// Objective-C, C or a header in, `Facts` out: the calls in it, one statement for each.
///
/// Xcode finds localized strings there by the names of functions and macros, so only calls and the
/// literals in them are read. The calls are returned as macros: their meaning depends on the name
/// only, not on Swift declarations of that name.
struct ObjectiveCReader {
  private var lexer: ObjectiveCLexer
  private let places: PlaceTable
  /// The names of the relevant calls; nil for all.
  private let relevant: RelevantNames?
  private var statements: [Statement] = []
  private var notes: [Diagnostic] = []

  private var frames: [ObjectiveCFrame] = []
  /// The number of open brackets beyond the depth that is followed.
  private var unfollowed = 0
  /// The number of frames that were open at the start of the `#define` that is being read.
  private var floor = 0
  /// The name that a following parenthesis would call.
  private var callee: Callee?
  /// Whether the token before is one that a declared name follows: its type.
  private var followsType = false

  /// A name, with its context at the opening parenthesis.
  struct Callee {
    var hash: UInt32
    var range: Range<Int>
    var followsType: Bool
  }

  /// The maximum number of brackets that are open at once.
  private static let maximumDepth = 4_096

  /// Reads one file with any bytes.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, relevant: RelevantNames?) -> Facts {
    var reader = ObjectiveCReader(bytes, relevant)
    reader.run()
    return Facts(block: Block(statements: reader.statements), diagnostics: reader.notes)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ relevant: RelevantNames?) {
    lexer = ObjectiveCLexer(bytes)
    places = PlaceTable(bytes)
    self.relevant = relevant
  }

  private mutating func run() {
    while true {
      let token = lexer.next()
      switch token.kind {
      case .name(let hash): name(hash, token)
      case .string(let inside, let isRaw): string(inside, isRaw: isRaw, token)
      case .number: other(.number)
      case .mark(let byte): mark(byte, token)
      case .definition:
        if let last = frames.indices.last { frames[last].argument.split() }
        floor = frames.count
        callee = nil
      case .endOfDefinition:
        close(downTo: floor)
        floor = 0
        callee = nil
      case .directive:
        // The text of one branch must not be joined with that of another.
        if let last = frames.indices.last { frames[last].argument.split() }
      case .end:
        close(downTo: 0)
        return
      }
    }
  }

  // MARK: Tokens

  private mutating func name(_ hash: UInt32, _ token: ObjectiveCToken) {
    let word = Self.words[hash]
    callee = nil
    if word != .keyword {
      callee = Callee(hash: hash, range: token.start..<token.end, followsType: followsType)
    }
    followsType = word == nil
    guard let last = frames.indices.last, frames[last].call != nil else { return }
    if word == .null {
      frames[last].argument.add(.null)
    } else {
      frames[last].argument.add(.name(text(token.start..<token.end)))
    }
  }

  private mutating func string(_ inside: Range<Int>, isRaw: Bool, _ token: ObjectiveCToken) {
    callee = nil
    followsType = false
    guard let last = frames.indices.last, frames[last].call != nil else { return }
    let bytes = UnsafeBufferPointer(rebasing: lexer.bytes[inside])
    guard let text = isRaw ? Array(bytes) : ObjectiveCLiteral.text(of: bytes) else {
      frames[last].argument.add(.other)
      return
    }
    frames[last].argument.add(.text(text, token.start))
  }

  private mutating func other(_ value: ObjectiveCArgument.Value) {
    callee = nil
    followsType = false
    guard let last = frames.indices.last else { return }
    frames[last].argument.add(value)
  }

  private mutating func mark(_ byte: UInt8, _ token: ObjectiveCToken) {
    let callee = callee
    let wasType = followsType
    self.callee = nil
    // `NSString *name(`: a star between a type and the declared name.
    followsType = byte == UInt8(ascii: "*") && wasType
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(byte, callee, token)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      close(byte)
    case UInt8(ascii: ","):
      if let last = frames.indices.last { frames[last].endArgument(places) }
    case UInt8(ascii: ";"):
      // A statement closes the open brackets in it, except the head of a loop.
      var count = frames.count
      while count > floor, frames[count - 1].bracket != UInt8(ascii: "{"),
        !frames[count - 1].isLoop
      { count -= 1 }
      close(downTo: count)
    default:
      if let last = frames.indices.last { frames[last].argument.add(.other) }
    }
  }

  // MARK: Brackets

  private mutating func open(_ bracket: UInt8, _ callee: Callee?, _ token: ObjectiveCToken) {
    guard frames.count < Self.maximumDepth else {
      if unfollowed == 0 {
        let text: Phrase = "this is nested too deeply to be read; split it"
        if !notes.contains(where: { $0.text == text }) {
          notes.append(Diagnostic(.warning, text, at: Location(places.place(at: token.start))))
        }
      }
      unfollowed += 1
      return
    }
    var frame = ObjectiveCFrame(bracket: bracket)
    if bracket == UInt8(ascii: "("), let callee {
      frame.isLoop = callee.hash == Self.for
      frame.isWrapper = callee.hash == Self.wrapper
      let isNamed = relevant?.mention(callee.hash) != RelevantNames.Mention.none
      if frame.isWrapper || isNamed { frame.call = callee }
    }
    if let last = frames.indices.last {
      if bracket == UInt8(ascii: "("), callee != nil {
        frames[last].argument.call(at: token.start)
      } else {
        frames[last].argument.add(.other)
      }
    }
    frames.append(frame)
  }

  private mutating func close(_ bracket: UInt8) {
    if unfollowed > 0 {
      unfollowed -= 1
      return
    }
    let opener: UInt8 =
      switch bracket {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    // A brace closes the open brackets in it; another bracket never closes a brace.
    var count = frames.count
    while count > floor, frames[count - 1].bracket != opener {
      if frames[count - 1].bracket == UInt8(ascii: "{") { break }
      count -= 1
    }
    let isFound = count > floor && frames[count - 1].bracket == opener
    close(downTo: isFound ? count - 1 : max(count, floor))
  }

  private mutating func close(downTo count: Int) {
    while frames.count > max(count, 0), var frame = frames.popLast() {
      frame.endArgument(places, isLast: true)
      guard let call = frame.call else { continue }
      if frame.isWrapper {
        // `CFSTR("…")` is a literal itself.
        guard let last = frames.indices.last else { continue }
        frames[last].argument.replaceCall(with: frame.onlyText, at: call.range.lowerBound)
        continue
      }
      // `NSString *Localized(NSString *key)` declares and calls nothing.
      if call.followsType, !frame.startsWithText { continue }
      statements.append(
        .expression(
          .call(
            Call(
              callee: .name(text(call.range)), arguments: frame.arguments, isMacro: true,
              place: places.place(at: call.range.lowerBound)))))
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: lexer.bytes[range]), as: UTF8.self)
  }

  // MARK: Words

  private enum Word { case null, keyword, before }

  /// Words with a meaning of their own; a name that follows another word is being declared.
  private static let words: [UInt32: Word] = {
    var words: [UInt32: Word] = [:]
    for name in ["nil", "Nil", "NULL", "nullptr"] { words[NameHash.of(name)] = .null }
    for name in ["if", "while", "switch", "sizeof", "catch", "__attribute__"] {
      words[NameHash.of(name)] = .keyword
    }
    for name in [
      "return", "else", "do", "case", "in", "throw", "co_return", "co_yield", "co_await", "and",
      "or", "not", "goto",
    ] { words[NameHash.of(name)] = .before }
    return words
  }()

  private static let `for` = NameHash.of("for")
  private static let wrapper = NameHash.of("CFSTR")
}
