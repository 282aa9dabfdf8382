import CatalogJSON

/// Inserts the commas that a merge by lines has lost, and removes those it has left over. The tokens
/// before and after a comma determine its place, so nothing is guessed.
public enum CommaRepair {
  /// Returns the bytes with their commas in order; the same bytes if nothing was wrong with them.
  public static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var writer = Writer(capacity: bytes.count + 16)
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      if bytes[start] == .quote {
        while index < bytes.count, bytes[index] != .quote {
          index += bytes[index] == .backslash ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        writer.beginValue()
        writer.append(bytes[start..<index], .value)
      } else {
        writer.append(bytes[start])
      }
    }
    return writer.out
  }

  /// The repaired bytes so far.
  private struct Writer {
    enum Token { case open, close, value, comma, colon }

    private(set) var out: [UInt8] = []
    private var last = Token.open
    /// The offset of the last comma, and the end of the last value.
    private var comma = 0
    private var end = 0

    init(capacity: Int) { out.reserveCapacity(capacity) }

    mutating func beginValue() {
      if last == .value || last == .close { out.insert(.comma, at: end) }
    }

    mutating func append(_ bytes: ArraySlice<UInt8>, _ token: Token) {
      out += bytes
      if token == .value || token == .close { end = out.count }
      last = token
    }

    /// Appends a byte outside of strings.
    mutating func append(_ byte: UInt8) {
      switch byte {
      case .space, .tab, .newline, .carriageReturn: out.append(byte)
      case .comma:
        guard last == .value || last == .close else { return }
        comma = out.count
        append([byte], .comma)
      case .colon: append([byte], .colon)
      case .openBrace, .openBracket:
        beginValue()
        append([byte], .open)
      case .closeBrace, .closeBracket:
        if last == .comma { out.remove(at: comma) }
        append([byte], .close)
      default:
        // A number or a word, or bytes that are not JSON and are left to the reader.
        if last != .value { beginValue() }
        append([byte], .value)
      }
    }
  }
}
