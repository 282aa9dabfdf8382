import CatalogJSON
import Phrasebook

extension FormatPlaceholder {
  /// Returns every token of a string that starts with a percent sign, in order.
  package static func all(in text: some StringProtocol) -> [FormatPlaceholder] {
    all(in: Array(text.utf8))
  }

  /// Returns the tokens of a string in UTF-8 that start with a percent sign, in order: the first
  /// ones, if there are more than a limit.
  package static func all(in bytes: [UInt8], atMost limit: Int = .max) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    bytes.withUnsafeBufferPointer { bytes in
      each(in: bytes) { placeholder in
        found.append(placeholder)
        return found.count < limit
      }
    }
    return found
  }

  /// Hands over each token of a string in UTF-8 that starts with a percent sign, in order, until
  /// `body` returns false.
  static func each(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (FormatPlaceholder) -> Bool
  ) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let placeholder = placeholder(in: bytes, at: index)
      guard body(placeholder) else { return }
      // The text after an invalid percent sign may hold the next token.
      index = placeholder.kind == .incomplete ? index + 1 : placeholder.range.upperBound
    }
  }

  private static func placeholder(
    in bytes: UnsafeBufferPointer<UInt8>, at percent: Int
  ) -> FormatPlaceholder {
    var scanner = SpecifierScanner(bytes: bytes, index: percent)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func incomplete(upTo end: Int) -> FormatPlaceholder {
      FormatPlaceholder(kind: .incomplete, range: percent..<end)
    }
    func argument(_ specifier: FormatSpecifier, name: Range<Int>? = nil) -> FormatPlaceholder {
      let end = scanner.index
      // `%n` writes to memory in C.
      if specifier.conversion == UInt8(ascii: "n") { return incomplete(upTo: end - 1) }
      return FormatPlaceholder(
        kind: .argument, range: percent..<end, position: specifier.position.number,
        name: name.map(text), body: text(scanner.body))
    }
    switch scanner.next() {
    case .percent: return FormatPlaceholder(kind: .percent, range: percent..<scanner.index)
    case .own: return FormatPlaceholder(kind: .count, range: percent..<scanner.index)
    case .reference(let name, let position):
      guard bytes[name].allSatisfy(SpecifierScanner.isLabelPart) else {
        return incomplete(upTo: name.lowerBound)
      }
      return FormatPlaceholder(
        kind: .substitution, range: percent..<scanner.index, position: position.number,
        name: text(name))
    case .labelled(let specifier, let name): return argument(specifier, name: name)
    case .specifier(let specifier):
      let start = scanner.body.lowerBound
      if let wide = widened(in: bytes, percent, body: start, specifier.position) { return wide }
      // The name of a substitution that is not closed, and the position `0$`.
      if specifier.position == .next, bytes[start...].starts(with: "#@".utf8) {
        return incomplete(upTo: start + 2)
      }
      if specifier.position == .number(0) { return incomplete(upTo: start - 1) }
      return argument(specifier)
    case .text:
      let body = scanner.body
      return widened(in: bytes, percent, body: body.lowerBound, scanner.position)
        ?? incomplete(upTo: body.upperBound)
    }
  }

  /// The substitution in `%1#@name@`, a width that some apps write, which has no effect.
  private static func widened(
    in bytes: UnsafeBufferPointer<UInt8>, _ percent: Int, body start: Int,
    _ position: FormatSpecifier.Position
  ) -> FormatPlaceholder? {
    let end = bytes[start...].firstIndex { !$0.isDigit }
    guard let end, end > start, bytes[end] == UInt8(ascii: "#") else { return nil }
    // The last digit takes the place of the percent sign.
    var scanner = SpecifierScanner(bytes: bytes, index: end - 1)
    guard case .reference(let name, _) = scanner.next(),
      bytes[name].allSatisfy(SpecifierScanner.isLabelPart)
    else { return nil }
    return FormatPlaceholder(
      kind: .substitution, range: percent..<scanner.index, position: position.number,
      name: String(decoding: bytes[name], as: UTF8.self))
  }
}
