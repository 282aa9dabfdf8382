import CatalogJSON

extension AcceptLanguage {
  /// Splits a header at its commas.
  struct HeaderReader {
    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    init(text: Slice<UnsafeBufferPointer<UInt8>>) { rest = text }

    var isAtEnd: Bool { rest.isEmpty }

    /// Returns the next part; a comma within quotes is not a separator.
    mutating func nextPart() -> Slice<UnsafeBufferPointer<UInt8>>? {
      guard !rest.isEmpty else { return nil }
      let part = rest.prefixOutsideQuotes(upTo: 0x2C)
      rest = rest[part.endIndex...].dropFirst()
      return part
    }
  }
}

extension AcceptLanguage.Range {
  /// Reads `tag[;name=value…]`; nil if it is malformed.
  init?(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
    let name = part.prefixOutsideQuotes(upTo: 0x3B)
    let tag = name.trimmed
    guard Self.isTag(tag) else { return nil }
    var weight: Int?
    var rest = part[name.endIndex...].dropFirst()
    while !rest.isEmpty {
      let parameter = rest.prefixOutsideQuotes(upTo: 0x3B)
      rest = rest[parameter.endIndex...].dropFirst()
      let key = parameter.prefixOutsideQuotes(upTo: 0x3D)
      // The first weight counts; other parameters are ignored.
      guard weight == nil,
        key.trimmed.elementsEqual("q".utf8) || key.trimmed.elementsEqual("Q".utf8)
      else { continue }
      guard let value = Self.weight(parameter[key.endIndex...].dropFirst().trimmed) else {
        return nil
      }
      weight = value
    }
    self.init(tag: String(decoding: tag, as: UTF8.self), weight: weight ?? 1000)
  }

  /// `*`, or parts of up to eight letters and digits, the first of letters only. An underscore is
  /// not a separator in HTTP, but some clients send it.
  private static func isTag(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if text.elementsEqual("*".utf8) { return true }
    guard text.count <= BaseName.longestIdentifier else { return false }
    let parts = text.split(omittingEmptySubsequences: false) { $0.isSeparator }
    return parts.first?.allSatisfy(\.isLetter) == true
      && parts.allSatisfy { part in
        1...8 ~= part.count && part.allSatisfy { $0.isLetter || $0.isDigit }
      }
  }

  /// A number from 0 to 1 in thousandths; further digits are dropped.
  private static func weight(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let whole = text.prefix { $0.isDigit }
    let rest = text[whole.endIndex...]
    let digits = rest.dropFirst()
    guard whole.count <= 1, rest.isEmpty || rest.first == .dot, digits.allSatisfy(\.isDigit),
      !whole.isEmpty || !digits.isEmpty
    else { return nil }
    var thousandths = whole.first.map { Int($0 - 0x30) } ?? 0
    var places = digits.prefix(3)
    for _ in 0..<3 {
      thousandths = thousandths * 10 + (places.popFirst().map { Int($0 - 0x30) } ?? 0)
    }
    return thousandths <= 1000 ? thousandths : nil
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The bytes before the next separator outside quotes.
  fileprivate func prefixOutsideQuotes(upTo mark: UInt8) -> Self {
    var (isQuoted, isEscaped) = (false, false)
    let end = firstIndex { byte in
      defer { isEscaped = isQuoted && !isEscaped && byte == 0x5C }
      if byte == 0x22, !isEscaped { isQuoted.toggle() }
      return byte == mark && !isQuoted
    }
    return self[startIndex..<(end ?? endIndex)]
  }

  fileprivate var trimmed: Self {
    let first = firstIndex { $0 != 0x20 && $0 != 0x09 } ?? endIndex
    let last = lastIndex { $0 != 0x20 && $0 != 0x09 }.map { index(after: $0) } ?? first
    return self[first..<Swift.max(first, last)]
  }
}
