import CatalogJSON

/// Normalizes a language identifier as Apple's matcher does: `ZH-hant_hk`, `zh_Hant_HK` and
/// `zh-Hant-HK-u-nu-hanidec` are all `zh_Hant_HK`.
///
/// In: the identifier in a file's name, a header, or a setting. Out: ICU's spelling in ASCII,
/// without extensions, keywords and charset, with variants; nil if it is not an identifier.
struct BaseName {
  /// The maximum size of an identifier, in bytes; ICU's own limit is 157.
  static let longestIdentifier = 255
  /// The maximum size of a name: the buffer of Apple's matcher.
  static let longest = 57
  static let longestLanguage = 11

  private let id: UnsafeBufferPointer<UInt8>
  private let out: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var isTooLong = false

  /// Returns the name of an identifier; nil if it is too long, has no letter, or has other
  /// characters than ASCII.
  static func of(_ identifier: String) -> String? {
    var identifier = identifier
    return identifier.withUTF8 { id in
      guard id.count <= longestIdentifier, id.allSatisfy({ 0x20...0x7E ~= $0 }),
        id.contains(where: \.isLetter)
      else { return nil }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { out in
        var name = BaseName(id: id, out: out)
        guard name.read(), !name.isTooLong else { return nil }
        return String(decoding: out[..<name.count], as: UTF8.self)
      }
    }
  }

  private init(id: UnsafeBufferPointer<UInt8>, out: UnsafeMutableBufferPointer<UInt8>) {
    self.id = id
    self.out = out
  }

  private mutating func read() -> Bool {
    guard Self.hasSingleton(id) else { return readPlain() }
    if let tag = LanguageTag(id) {
      write(tag)
      return true
    }
    return readPlain()
  }

  /// Whether a part is one letter long, as only the start of an extension is.
  private static func hasSingleton(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
    var (length, hasSingleton) = (0, false)
    for byte in id {
      if byte == .at { return false }
      if byte.isSeparator {
        if length == 1 { hasSingleton = true }
        length = 0
      } else {
        length += 1
      }
    }
    // A last part counts only if it is the only one.
    return hasSingleton || (id.count == 1 && length == 1)
  }

  /// Reads `language[_Script][_REGION][_VARIANTS][.charset][@modifier]`.
  private mutating func readPlain() -> Bool {
    // `x-…` and `i-…` are languages of two parts.
    let isPrefixed =
      id.count > 1 && (id[0] | 0x20 == 0x78 || id[0] | 0x20 == 0x69) && id[1].isSeparator
    var place = isPrefixed ? end(from: 2) : end(from: 0)
    guard place <= Self.longestLanguage else { return false }
    if isPrefixed {
      append(id[0].lowercased)
      append(.hyphen)
      for byte in id[2..<place] { append(byte.lowercased) }
    } else {
      writeLanguage(id[..<place])
    }
    if let next = scriptEnd(after: place) {
      writeScript(id[place + 1..<next])
      place = next
    }
    var hasRegion = false
    if isSeparator(at: place) {
      let next = end(from: place + 1)
      if 2...3 ~= next - place - 1 {
        writeRegion(id[place + 1..<next])
        (hasRegion, place) = (true, next)
      }
    }
    writeVariants(from: place, hasRegion: hasRegion)
    writeModifier()
    return true
  }

  /// Everything up to the charset is a variant.
  private mutating func writeVariants(from start: Int, hasRegion: Bool) {
    guard isSeparator(at: start), !isExtension(at: start) else { return }
    // A second separator may hold the place of the region.
    let first = !hasRegion && isSeparator(at: start + 1) ? start + 2 : start + 1
    let last = id[min(first, id.count)...].firstIndex(where: \.isTerminator) ?? id.count
    guard first < last else { return }
    if !hasRegion { append(.underscore) }
    append(.underscore)
    for byte in id[first..<last] { append(byte == .hyphen ? .underscore : byte.uppercased) }
  }

  /// `@latin` is kept, to distinguish it from the language; `@calendar=hebrew` is not about the
  /// language.
  private mutating func writeModifier() {
    guard let at = id.firstIndex(of: .at) else { return }
    let modifier = id[at...]
    if modifier.contains(0x3D) { return }
    for byte in modifier { append(byte) }
  }

  private mutating func write(_ tag: LanguageTag) {
    writeLanguage(tag.language)
    if !tag.script.isEmpty { writeScript(tag.script) }
    if !tag.region.isEmpty { writeRegion(tag.region) }
    if !tag.variants.isEmpty, tag.region.isEmpty { append(.underscore) }
    for variant in tag.variants {
      append(.underscore)
      for byte in variant { append(byte) }
    }
  }

  /// Writes ISO's code of two letters if the language has one.
  private mutating func writeLanguage(_ bytes: some Collection<UInt8>) {
    let code = ShortCode(long: bytes.lazy.map(\.lowercased))
    if let short = code.flatMap({ LanguageData.shortLanguages[$0] }) {
      write(short)
    } else {
      for byte in bytes { append(byte.lowercased) }
    }
  }

  private mutating func writeScript(_ bytes: some Collection<UInt8>) {
    append(.underscore)
    for (index, byte) in bytes.enumerated() {
      append(index == 0 ? byte.uppercased : byte.lowercased)
    }
  }

  private mutating func writeRegion(_ bytes: some Collection<UInt8>) {
    append(.underscore)
    let code = ShortCode(long: bytes.lazy.map(\.uppercased))
    if let short = code.flatMap({ LanguageData.shortRegions[$0] }) {
      write(short)
    } else {
      for byte in bytes { append(byte.uppercased) }
    }
  }

  private mutating func write(_ code: ShortCode) {
    for byte in code.bytes { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    guard count < out.count else {
      isTooLong = true
      return
    }
    out[count] = byte
    count += 1
  }

  /// Returns the end of the part at an index.
  private func end(from start: Int) -> Int {
    var place = start
    while place < id.count, !id[place].isSeparator, !id[place].isTerminator { place += 1 }
    return place
  }

  private func isSeparator(at place: Int) -> Bool { place < id.count && id[place].isSeparator }

  /// Whether there is `-t-`, `-u-` or `-x-` at an index.
  private func isExtension(at place: Int) -> Bool {
    guard place + 2 < id.count, [0x74, 0x75, 0x78].contains(id[place + 1] | 0x20) else {
      return false
    }
    guard id[place].isSeparator, id[place + 2].isSeparator else { return false }
    return LanguageTag.mixesSeparators(id) || id[place] == .hyphen && id[place + 2] == .hyphen
  }

  /// Returns the end of exactly four letters after an index.
  private func scriptEnd(after place: Int) -> Int? {
    guard isSeparator(at: place), place + 5 <= id.count else { return nil }
    guard id[place + 1..<place + 5].allSatisfy(\.isLetter) else { return nil }
    return place + 5 < id.count && id[place + 5].isLetter ? nil : place + 5
  }
}
