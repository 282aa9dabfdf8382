import CatalogJSON

/// The parts of a BCP 47 tag, up to the first extension or the first unknown part: the rest is not
/// about the language, except for `-u-va-posix`.
struct LanguageTag {
  private(set) var language: [UInt8] = []
  private(set) var script: [UInt8] = []
  private(set) var region: [UInt8] = []
  /// In capitals and sorted, as ICU keeps them.
  private(set) var variants: [[UInt8]] = []

  /// Returns nil if the text does not begin with a tag.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    // `x_a` is a language's name of old, `x-a` is private use; elsewhere the two separators are
    // one.
    let mixes = Self.mixesSeparators(text)
    let lower = text.map { mixes && $0 == .underscore ? .hyphen : $0.lowercased }
    let parts = Self.registered(lower).split(separator: .hyphen, omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    if first.elementsEqual([0x78]) {
      guard let use = parts.dropFirst().first, 1...8 ~= use.count,
        use.allSatisfy({ $0.isLetter || $0.isDigit })
      else { return nil }
      return
    }
    guard 2...8 ~= first.count, first.allSatisfy(\.isLetter) else { return nil }
    language = first.elementsEqual("und".utf8) ? [] : Array(first)
    let rest = read(parts.dropFirst(), mayExtend: first.count <= 3)
    let isRoot = language.isEmpty && script.isEmpty && region.isEmpty && variants.isEmpty
    if isRoot, parts.count > 2, parts[1].count == 1, parts[1].first != 0x78 {
      language = Array(first)
    }
    // The one extension that ICU treats as a variant, if it is the only one.
    if variants.isEmpty, Self.arePOSIX(rest) { variants = [Array("POSIX".utf8)] }
    variants.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether `_` is equivalent to `-` in an identifier with extensions.
  static func mixesSeparators(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count < 2 || !text[1].isSeparator
  }

  /// Reads the parts up to the first that is not about the language, and returns the rest.
  private mutating func read(
    _ parts: ArraySlice<ArraySlice<UInt8>>, mayExtend: Bool
  ) -> ArraySlice<ArraySlice<UInt8>> {
    var extensions = mayExtend ? 3 : 0
    for (index, part) in zip(parts.indices, parts) {
      let isStart = script.isEmpty && region.isEmpty && variants.isEmpty
      if isStart, extensions > 0, part.count == 3, part.allSatisfy(\.isLetter) {
        // The first extended language names the language itself: `zh-yue` is `yue`.
        if extensions == 3 { language = Array(part) }
        extensions -= 1
      } else if isStart, part.count == 4, part.allSatisfy(\.isLetter) {
        script = Array(part)
      } else if region.isEmpty, variants.isEmpty, Self.isRegion(part) {
        region = Array(part)
      } else if Self.isVariant(part), !variants.contains(part.map(\.uppercased)) {
        variants.append(part.map(\.uppercased))
      } else {
        return parts[index...]
      }
    }
    return []
  }

  /// Whether extensions contain `-u-va-posix`: the first `u` counts, and no other value.
  private static func arePOSIX(_ parts: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var rest = parts
    while let singleton = rest.popFirst(), singleton.count == 1, singleton.first != 0x78 {
      let body = rest.prefix { $0.count > 1 }
      guard singleton.first != 0x75 else {
        return body.indices.contains { key in
          body[key].elementsEqual("va".utf8)
            && body[(key + 1)...].prefix { $0.count > 2 }.map(Array.init)
              == [Array("posix".utf8)]
        }
      }
      rest = rest.dropFirst(body.count)
    }
    return false
  }

  private static func isRegion(_ part: ArraySlice<UInt8>) -> Bool {
    part.count == 2 && part.allSatisfy(\.isLetter) || part.count == 3 && part.allSatisfy(\.isDigit)
  }

  private static func isVariant(_ part: ArraySlice<UInt8>) -> Bool {
    guard part.allSatisfy({ $0.isLetter || $0.isDigit }) else { return false }
    return 5...8 ~= part.count || part.count == 4 && part.first.map(\.isDigit) == true
  }

  /// Returns the current form of a grandfathered tag.
  private static func registered(_ lower: [UInt8]) -> [UInt8] {
    for (tag, today) in RegisteredTags.rows where lower.starts(with: tag.utf8) {
      let rest = lower[tag.utf8.count...]
      if rest.first.map({ $0 == .hyphen }) ?? true { return Array(today.utf8) + rest }
    }
    return lower
  }
}
