import PhrasebookModel

/// A Chinese text uses characters of the other writing.
enum ChineseVariant {
  static let check = Check(
    "chinese-variant", .characters, .warning,
    "A Chinese text uses characters of the other writing.",
    why: "Readers of traditional Chinese meet simplified characters, or the reverse.",
    mend: "Write the characters of the language.",
    good: [
      Example("Open the file", ["zh-Hans": "打开文件", "zh-Hant": "打開檔案"])
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
      // A name that the source has is written as it is.
      guard !source.value.unicodeScalars.contains(scalar) else { return }
      let (name, own) =
        isTraditional ? ("simplified", "traditional") : ("traditional", "simplified")
      report.add(
        "“\(scalar)” is \(name); \(passage.language.tag) is written in \(own) characters",
        in: passage, range)
    })
}
