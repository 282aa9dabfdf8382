import Phrasebook
import PhrasebookModel

/// A Chinese text uses characters of the other writing.
enum ChineseVariant {
  static let check = Check(
    "chinese-variant", .characters, .warning,
    "A Chinese text uses characters of the other writing.",
    why: "Readers of traditional Chinese meet simplified characters, or the reverse.",
    mend: "Write the characters of the language.",
    good: [
      Example("Open the file", ["zh-Hans": "打开文件", "zh-Hant": "打開檔案"]),
      Example("Open the file", ["zh-Hans": "ファイルを開く"]),
    ],
    bad: [
      Example(
        "Open the file", ["zh-Hant": "打开文件"],
        says: "“开” is simplified; zh-Hant is written in traditional characters", marking: "开"),
      Example(
        "Open the file", ["zh-Hans": "打開檔案"],
        says: "“開” is traditional; zh-Hans is written in simplified characters", marking: "開"),
    ],
    .translation { passage, source, report in
      guard let isTraditional = passage.language.isTraditionalChinese else { return }
      let foreign = isTraditional ? ChineseVariants.simplified : ChineseVariants.traditional
      guard let (scalar, range) = passage.scalars.first(where: { foreign.contains($0.0) }) else {
        return
      }
      // Japanese and Korean characters are another check's: the text is no Chinese.
      let foreigners = ScriptSet(.hiragana, .katakana, .hangul)
      guard passage.characters.scripts.isDisjoint(with: foreigners) else { return }
      // A name that the source has is written as it is.
      guard !source.value.unicodeScalars.contains(scalar) else { return }
      let (sign, tag) = (String(scalar), passage.language.tag)
      report.add(
        isTraditional
          ? "“\(sign)” is simplified; \(tag) is written in traditional characters"
          : "“\(sign)” is traditional; \(tag) is written in simplified characters",
        in: passage, range)
    })
}
