import Phrasebook
import PhrasebookModel

/// One language appears under two names.
enum LanguageTwice {
  static let check = Check(
    "language-twice", .catalog, .warning,
    "One language appears under two names.",
    why: "Each holds a part of the translations, and the system asks for one of them only.",
    fix: "Move the translations to the usual name.",
    good: [
      Example(keys: [.init("Open", ["pt": "Abrir"]), .init("Close", ["pt-BR": "Fechar"])]),
      Example(keys: [.init("Open", ["zh-Hant": "打開"]), .init("Close", ["zh-Hant-TW": "關閉"])]),
      Example(keys: [.init("Open", ["zh-Hant": "打開"]), .init("Close", ["zh-TW": "關閉"])]),
    ],
    bad: [
      Example(
        keys: [.init("Open", ["pt-BR": "Abrir"]), .init("Close", ["pt_BR": "Fechar"])],
        message: "\"pt-BR\" and \"pt_BR\" are one language"),
      Example(
        keys: [.init("Open", ["zh-HK": "打開"]), .init("Close", ["zh-Hant-HK": "關閉"])],
        message: "\"zh-HK\" and \"zh-Hant-HK\" are one language"),
    ],
    .table { table, digests, report in
      var first: [String: String] = [:]
      for tag in Set(digests.flatMap { $0.locals.map(\.language) }).sorted() {
        let identity = LanguageNaming.identity(tag)
        if let other = first[identity] {
          report.add(
            "\"\(other)\" and \"\(tag)\" are one language", language: tag,
            firstUsedIn: digests.first { $0.speaks(tag) }?.key)
        }
        first[identity] = tag
      }
    })
}
