import Phrasebook
import PhrasebookModel

/// A Chinese text uses characters of the other writing.
enum ChineseVariant {
  static let check = Check(
    "chinese-variant", .characters, .warning,
    "A Chinese text uses characters of the other writing.",
    why: "Users of traditional Chinese see simplified characters, or the reverse.",
    fix: "Write the characters of the language.",
    good: [
      Example("Open the file", ["zh-Hans": "打开文件", "zh-Hant": "打開檔案"]),
      Example("Open the file", ["zh-Hans": "ファイルを開く"]),
      Example("Queen", ["zh-Hant": "皇后", "zh-Hans": "皇后", "zh-HK": "用户"]),
      Example("Simplified Chinese", ["zh-Hant": "简体中文", "zh-Hans": "繁體中文"]),
    ],
    bad: [
      Example(
        "Open the file", ["zh-Hant": "打开文件"],
        message: "\"开\" is simplified; zh-Hant is written in traditional characters", marking: "开"),
      Example(
        "Open the file", ["zh-Hans": "打開檔案"],
        message: "\"開\" is traditional; zh-Hans is written in simplified characters", marking: "開"),
      Example(
        "Photos", ["zh-Hans": "張照片"],
        message: "\"張\" is traditional; zh-Hans is written in simplified characters", marking: "張"),
      Example(
        "Mail", ["zh-HK": "邮件"],
        message: "\"邮\" is simplified; zh-HK is written in traditional characters", marking: "邮"),
      Example(
        "账号：%@", ["zh-Hant": "账號：%@"], source: "zh-Hans",
        message: "\"账\" is simplified; zh-Hant is written in traditional characters", marking: "账"),
    ],
    .translation { string, source, report in
      guard let isTraditional = string.language.isTraditionalChinese else { return }
      let foreign = isTraditional ? ChineseVariants.simplified : ChineseVariants.traditional
      let isAtHome = isTraditional && string.language.isOfHongKong
      // A name of the source is not converted.
      let isName = source.language.isTraditionalChinese != !isTraditional
      // Most texts have no foreign character and are not searched for names.
      lazy var names = rangesOfChineseNames(in: string)
      let found = Invisible.scalars(in: string).first { scalar, range in
        foreign.contains(scalar) && !(isAtHome && ChineseVariants.ofHongKong.contains(scalar))
          && !(isName && source.value.unicodeScalars.contains(scalar))
          && !names.contains { $0.contains(range.lowerBound) }
      }
      guard let (scalar, range) = found else { return }
      // Japanese and Korean characters are another check's: the text is not Chinese.
      let foreigners = ScriptSet(.hiragana, .katakana, .hangul)
      guard string.characters.scripts.isDisjoint(with: foreigners) else { return }
      let (sign, tag) = (String(scalar), string.language.tag)
      report.add(
        isTraditional
          ? "\"\(sign)\" is simplified; \(tag) is written in traditional characters"
          : "\"\(sign)\" is traditional; \(tag) is written in simplified characters",
        in: string, range)
    })
}

extension ChineseVariant {
  /// The ranges in which the text names one of the two writing systems in its own characters.
  private static func rangesOfChineseNames(in string: AuditedString) -> [Range<Int>] {
    OwnNames.chinese.flatMap { Words.ranges(of: $0, in: string, exactly: true) }
  }
}
