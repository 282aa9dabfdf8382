extension String {
  /// True for a name that only code reads: `settings.title`, `SETTINGS_TITLE`, `settingsTitle`,
  /// `FilterArchitecturesDescription`.
  ///
  /// A single word is a text: `Save` is both.
  var isSymbol: Bool {
    let bytes = utf8
    guard bytes.count > 1 else { return false }
    var separators = 0
    var humps = 0
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
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
    let hasScore = bytes.contains(UInt8(ascii: "_")) || bytes.contains(UInt8(ascii: "."))
    return separators > 0 && (hasScore || (startsLow && separators > 1)) || humps > 0 && startsLow
      || humps > 1 && bytes.count > 15
  }

  private var isSymbolBeforeSpecifiers: Bool {
    let parts = split(separator: " ")
    guard let head = parts.first, parts.count > 1 else { return false }
    return String(head).isSymbol && parts.dropFirst().allSatisfy { $0.hasPrefix("%") }
  }
}
