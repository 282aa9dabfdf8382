/// A text cut at its format specifiers, so that they can be numbered and compared.
///
/// Only specifiers that Foundation replaces by an argument count: not `%%`, `%#@name@`, `%arg` or
/// `${name}`. A space after the percent sign is not a flag here, unlike in C: `50% discount` is
/// text.
package struct FormatString: Sendable {
  /// A stretch of the text.
  package enum Piece: Hashable, Sendable {
    /// Anything that no argument replaces, as written.
    case text(String)
    /// A specifier; `body` is what follows the percent sign and the position: `lld`, `.2f`.
    case specifier(position: Int?, body: String)
    /// `%(name)lld`: an argument with a label, numbered when the catalog is compiled.
    case labelled(String)
  }

  package let pieces: [Piece]

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    // One by one: a text may be nothing but percent signs.
    bytes.withUnsafeBufferPointer { buffer in
      FormatPlaceholder.each(in: buffer) { placeholder in
        guard placeholder.kind == .argument else { return true }
        let range = placeholder.range
        if start < range.lowerBound { pieces.append(.text(string(start..<range.lowerBound))) }
        pieces.append(
          placeholder.name == nil
            ? .specifier(position: placeholder.position, body: placeholder.body)
            : .labelled(string(range)))
        start = range.upperBound
        return true
      }
    }
    if start < bytes.count { pieces.append(.text(string(start..<bytes.count))) }
    self.pieces = pieces
  }

  /// The text with its specifiers numbered from 1; nil unless there are two or more, without a
  /// position, a label or a width taken from an argument.
  package var numbered: String? { numbered(atLeast: 2) }

  /// The same for a text with at least so many specifiers, counted from `first` on.
  package func numbered(atLeast least: Int, from first: Int = 1) -> String? {
    var count = 0
    for piece in pieces {
      switch piece {
      case .text: continue
      case .labelled: return nil
      case .specifier(let position, let body):
        if position != nil || body.utf8.contains(UInt8(ascii: "*")) { return nil }
        count += 1
      }
    }
    guard count >= least, first > 0, first <= .max - count else { return nil }
    var number = first - 1
    return pieces.map { piece in
      switch piece {
      case .text(let text), .labelled(let text): return text
      case .specifier(_, let body):
        number += 1
        return "%\(number)$\(body)"
      }
    }.joined()
  }

  /// The text without the position of its only specifier, if that is 1; nil otherwise.
  package var withoutLoneNumber: String? {
    var isFound = false
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .specifier(1, let body) where !isFound:
        isFound = true
        text += "%\(body)"
      case .specifier, .labelled: return nil
      }
    }
    return isFound ? text : nil
  }

  /// The text with every specifier replaced by the same mark: equal for texts that differ in
  /// nothing but specifiers.
  package var shape: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .specifier, .labelled: "%\u{0}"
      }
    }.joined()
  }

  /// Whether an argument replaces something.
  package var hasSpecifiers: Bool {
    pieces.contains { if case .text = $0 { false } else { true } }
  }
}
