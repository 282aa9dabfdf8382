extension String {
  /// Whether it is a name that only code reads: `settings.title`, `SETTINGS_TITLE`, `settingsTitle`,
  /// `FilterArchitecturesDescription`, `error.not-found.%@`.
  ///
  /// A single word is a text: `Save` is both.
  package var isSymbol: Bool {
    let bytes = utf8
    guard bytes.count > 1, bytes.count <= Self.longestSymbol else { return false }
    var separators = 0
    var humps = 0
    var previous: UInt8 = 0
    var specifiers = 0
    var isInSpecifier = false
    for (index, byte) in bytes.enumerated() {
      if isInSpecifier, Self.separators.contains(byte) { isInSpecifier = false }
      switch byte {
      // A specifier may be one of the parts of a name.
      case UInt8(ascii: "%") where Self.separators.contains(previous):
        isInSpecifier = true
        specifiers += 1
      case UInt8(ascii: "@") where isInSpecifier, UInt8(ascii: "$") where isInSpecifier: break
      // A letter may be marked for the keyboard: `_File`.
      case UInt8(ascii: "_") where index == 0: break
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if previous >= UInt8(ascii: "a"), previous <= UInt8(ascii: "z") { humps += 1 }
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"),
        UInt8(ascii: "/"):
        separators += 1
      default:
        // Specifiers behind a name: `files.count %lld`.
        return byte == 0x20 && separators > 0 && isSymbolBeforeSpecifiers
      }
      previous = byte
    }
    guard let last = bytes.last, last != UInt8(ascii: "."), last != UInt8(ascii: ":"),
      last != UInt8(ascii: "-")
    else { return false }
    let startsLow = bytes.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
    if specifiers > 0 { return startsLow && separators > 1 }
    let hasScore = bytes.contains(UInt8(ascii: "_")) || bytes.contains(UInt8(ascii: "."))
    return separators > 0 && (hasScore || (startsLow && separators > 1)) || humps > 0 && startsLow
      || humps > 1 && bytes.count > 15
  }

  /// More bytes than any name in code has.
  private static let longestSymbol = 4_096

  private static let separators = Set("._-:/".utf8)

  private var isSymbolBeforeSpecifiers: Bool {
    let parts = split(separator: " ")
    guard let head = parts.first, parts.count > 1 else { return false }
    return String(head).isSymbol && parts.dropFirst().allSatisfy { $0.hasPrefix("%") }
  }
}
