/// How tags of languages are written where nobody has written them yet: files of others say
/// `FR_ca`.
///
/// Source: BCP 47 (RFC 5646), 2.1.1: languages small, scripts with a capital, regions large.
package enum LanguageSpelling {
  /// A tag as it is usually written: `fr-CA`, `zh-Hans`.
  package static func usual(of tag: String) -> String {
    var isExtension = false
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return parts.enumerated().map { number, part in
      let small = part.lowercased()
      // Behind a single letter, as in `en-x-double`, nothing is a region.
      if part.utf8.count == 1 { isExtension = true }
      let isWord = part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      guard !isExtension, number > 0, isWord else { return small }
      switch part.utf8.count {
      case 2: return part.uppercased()
      case 4: return small.prefix(1).uppercased() + small.dropFirst()
      default: return small
      }
    }.joined(separator: "-")
  }
}
