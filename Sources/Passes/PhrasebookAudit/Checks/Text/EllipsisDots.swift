import CatalogJSON
import Phrasebook
import PhrasebookModel

/// Three dots instead of an ellipsis.
enum EllipsisDots {
  static let check = Check(
    "ellipsis-dots", .text, .note,
    "Three dots instead of an ellipsis.",
    why: "Dots may break over two lines, and look unlike the rest of the system.",
    fix: "Write …; `--fix` does it.",
    good: [
      Example("Open…", ["fr": "Ouvrir…"]),
      Example("1..5", ["fr": "1..5"]),
      Example("See the page", ["de": "Siehe https://a.b/x...y"]),
      Example("Compare", ["de": "Vergleiche main...feature"]),
      Example("Do not run it", ["de": "Nicht `rm -rf ...` ausführen"]),
      Example("Test all", ["de": "Teste ./... und .../Bild"]),
    ],
    bad: [
      Example(
        "Open…", ["fr": "Ouvrir..."], message: "three dots instead of …", marking: "..."),
      Example(
        "Wait… fine", ["zh-Hans": "等等...好"], message: "three dots instead of …",
        marking: "..."),
      Example(
        "Loading…", ["zh-Hans": "正在加载。。。"], message: "three dots instead of …",
        marking: "。。。"),
      Example(
        "It is `x...y`…", ["de": "Es ist `x...y`..."], message: "three dots instead of …",
        marking: "..."),
    ],
    .string { string, report in
      guard string.features.contains(.dots) || string.features.contains(.wide) else { return }
      // The source has to be fixed first.
      if !string.localized.isSource,
        string.entry.source.strings.contains(where: { threeDots(in: $0) != nil })
      {
        return
      }
      guard let range = threeDots(in: string) else { return }
      report.add(
        "three dots instead of …", in: string, range,
        fix: .replacing(range, with: "…"))
    })
}

extension EllipsisDots {
  /// Three dots without a path or a range beside them, outside of addresses and code.
  private static func threeDots(in string: AuditedString) -> Range<Int>? {
    if let wide = wideDots(in: string) { return wide }
    guard string.features.contains(.dots) else { return nil }
    var index = 0
    while index < string.bytes.count {
      guard string.bytes[index] == UInt8(ascii: ".") else {
        index += 1
        continue
      }
      let start = index
      while index < string.bytes.count, string.bytes[index] == UInt8(ascii: ".") { index += 1 }
      let next = index < string.bytes.count ? string.bytes[index] : 0x20
      if index - start == 3, next != UInt8(ascii: "/"), next != UInt8(ascii: "<"), !next.isDigit,
        start == 0 || string.bytes[start - 1] != UInt8(ascii: "/"),
        !joinsNames(start..<index, in: string),
        !string.verbatim.overlaps(start..<index)
      {
        return start..<index
      }
    }
    return nil
  }

  /// Three wide dots, as sometimes typed in Chinese and Japanese.
  private static func wideDots(in string: AuditedString) -> Range<Int>? {
    guard Self.unspaced.contains(string.language.script) else { return nil }
    var index = 0
    while let start = string.bytes[index...].firstIndex(of: 0xE3) {
      let rest = string.bytes[start...]
      if rest.starts(with: "。。。".utf8) || rest.starts(with: "・・・".utf8) {
        return start..<start + 9
      }
      index = start + 1
    }
    return nil
  }

  /// Whether the dots are between two letters of scripts with spaces between words:
  /// `main...feature`.
  private static func joinsNames(_ dots: Range<Int>, in string: AuditedString) -> Bool {
    [string.bytes.scalar(before: dots.lowerBound)?.0, string.bytes.scalar(at: dots.upperBound)?.0]
      .allSatisfy { scalar in
        guard let scalar else { return false }
        if scalar.value < 0x80 { return UInt8(scalar.value).isNamePart && scalar != ":" }
        return scalar.properties.isAlphabetic && !Self.unspaced.contains(Script.of(scalar))
      }
  }

  private static let unspaced: Set<Script> = [
    .han, .hiragana, .katakana, .thai, .lao, .khmer, .myanmar, .tibetan,
  ]
}
