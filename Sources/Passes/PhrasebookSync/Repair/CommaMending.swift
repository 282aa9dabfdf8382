import CatalogJSON

/// Puts in the commas that a merge by lines has lost, and takes out those it has left over. Where each
/// has to stand follows from what is before and after it, so nothing is guessed.
public enum CommaMending {
  /// What stands before the place that is looked at.
  private enum Token { case open, close, value, comma, colon }

  /// The bytes with their commas in order; the same bytes where nothing was wrong with them.
  public static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 16)
    var last = Token.open
    /// Where the last comma is, and where the last value ends, in `out`.
    var (comma, end) = (0, 0)
    var index = 0

    func beginValue() {
      if last == .value || last == .close { out.insert(.comma, at: end) }
    }

    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case .space, .tab, .newline, .carriageReturn:
        out.append(byte)
        index += 1
      case .comma:
        index += 1
        if last == .value || last == .close {
          comma = out.count
          out.append(byte)
          last = .comma
        }
      case .colon:
        out.append(byte)
        index += 1
        last = .colon
      case .openBrace, .openBracket:
        beginValue()
        out.append(byte)
        index += 1
        last = .open
      case .closeBrace, .closeBracket:
        if last == .comma { out.remove(at: comma) }
        out.append(byte)
        index += 1
        end = out.count
        last = .close
      case .quote:
        beginValue()
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != .quote {
          index += bytes[index] == .backslash ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        out += bytes[start..<index]
        end = out.count
        last = .value
      default:
        // A number or a word, or what is no JSON at all and is left to the reader.
        if last != .value { beginValue() }
        out.append(byte)
        index += 1
        end = out.count
        last = .value
      }
    }
    return out
  }
}
