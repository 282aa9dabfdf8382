import Phrasebook
import PhrasebookModel

/// A language is not written as systems write it.
enum LanguageTagInvalid {
  static let check = Check(
    "language-tag", .catalog, .warning,
    "A language is not written as systems write it.",
    why: "The translations are never found: the system asks for another name.",
    fix: "Write the tag that the message names.",
    good: [
      Example(
        "Open",
        [
          "pt-BR": "Abrir", "zh-Hans": "打开", "sr-Latn": "Otvori", "es-419": "Abrir",
          "x-source": "Open",
        ]),
      Example("Open", ["zh-HK": "打開", "zh-TW": "開啟", "zh-Hant-HK": "打開", "zh-Hant-TW": "開啟"]),
      Example("Open", ["de-u-co-phonebk": "Öffnen", "en-x-Plain": "Open"]),
    ],
    bad: [
      Example("Open", ["pt_br": "Abrir"], message: "\"pt_br\" is written pt-BR"),
      Example("Open", ["zh-CN": "打开"], message: "\"zh-CN\" is written zh-Hans"),
      Example("Open", ["iw": "פתח"], message: "\"iw\" is written he"),
      Example("Open", ["en-UK": "Open"], message: "\"en-UK\" is written en-GB"),
      Example("Open", ["vn": "Mở"], message: "\"vn\" is written vi"),
      Example("Open", ["es-LA": "Abrir"], message: "\"es-LA\" is written es-419"),
      Example("Open", ["zh-CHS": "打开"], message: "\"zh-CHS\" is written zh-Hans"),
      Example("Open", ["xx": "Open"], message: "\"xx\" is not a language tag"),
      Example("Open", ["english": "Open"], message: "\"english\" is not a language tag"),
      Example("Open", ["de-YY": "Öffnen"], message: "\"de-YY\" is not a language tag"),
      Example("Open", ["mul": "Open"], message: "\"mul\" is not a language tag"),
      Example("Open", ["french!": "Ouvrir"], message: "\"french!\" is not a language tag"),
    ],
    .table { table, digests, report in
      var tags = Set(digests.flatMap { $0.locals.map(\.language) })
      tags.insert(table.input.catalog.sourceLanguage)
      for tag in tags.sorted() {
        let key = digests.first { $0.speaks(tag) }?.key
        switch LanguageNaming.judge(tag) {
        case .good: continue
        case .wrong:
          report.add(
            "\"\(tag)\" is not a language tag", language: tag, firstUsedIn: key, severity: .error)
        case .unusual(let usual):
          report.add("\"\(tag)\" is written \(usual)", language: tag, firstUsedIn: key)
        }
      }
    })
}
