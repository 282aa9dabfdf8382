import Phrasebook
import PhrasebookModel

/// Three dots stand where an ellipsis belongs.
enum EllipsisDots {
  static let check = Check(
    "ellipsis-dots", .text, .note,
    "Three dots stand where an ellipsis belongs.",
    why: "Dots may break over two lines, and look unlike the rest of the system.",
    mend: "Write …; `--fix` does it.",
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
        "Open…", ["fr": "Ouvrir..."], says: "three dots stand where … belongs", marking: "..."),
      Example(
        "Wait… fine", ["zh-Hans": "等等...好"], says: "three dots stand where … belongs",
        marking: "..."),
      Example(
        "Loading…", ["zh-Hans": "正在加载。。。"], says: "three dots stand where … belongs",
        marking: "。。。"),
      Example(
        "It is `x...y`…", ["de": "Es ist `x...y`..."], says: "three dots stand where … belongs",
        marking: "..."),
    ],
    .passage { passage, report in
      guard passage.features.contains(.dots) || passage.features.contains(.wide) else { return }
      // The source is the one to mend first.
      if !passage.localized.isSource,
        passage.localized.subject.source.passages.contains(where: { $0.threeDots != nil })
      {
        return
      }
      guard let range = passage.threeDots else { return }
      report.add(
        "three dots stand where … belongs", in: passage, range,
        mend: .replace([Mend.Replacement(range, with: "…")]))
    })
}

extension Passage {
  /// Three dots that nothing of a path or a range stands beside, outside of addresses and code.
  fileprivate var threeDots: Range<Int>? {
    if let wide = wideDots { return wide }
    guard features.contains(.dots) else { return nil }
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ".") else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
      let next = index < bytes.count ? bytes[index] : 0x20
      if index - start == 3, next != UInt8(ascii: "/"), next != UInt8(ascii: "<"), !next.isDigit,
        start == 0 || bytes[start - 1] != UInt8(ascii: "/"), !joinsNames(start..<index),
        !isVerbatim(start..<index)
      {
        return start..<index
      }
    }
    return nil
  }

  /// The same as some type them in Chinese and Japanese.
  private var wideDots: Range<Int>? {
    guard Self.unspaced.contains(language.script) else { return nil }
    var index = 0
    while let start = bytes[index...].firstIndex(of: 0xE3) {
      let rest = bytes[start...]
      if rest.starts(with: "。。。".utf8) || rest.starts(with: "・・・".utf8) {
        return start..<start + 9
      }
      index = start + 1
    }
    return nil
  }

  /// True between two letters of scripts that set spaces between words: `main...feature`.
  private func joinsNames(_ dots: Range<Int>) -> Bool {
    [bytes.scalar(before: dots.lowerBound)?.0, bytes.scalar(at: dots.upperBound)?.0]
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
