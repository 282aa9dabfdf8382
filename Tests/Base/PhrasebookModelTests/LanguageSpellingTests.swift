import PhrasebookModel
import Testing

/// Tags as BCP 47 writes them: RFC 5646, 2.1.1.
struct LanguageSpellingTests {
  @Test(arguments: [
    ("FR_ca", "fr-CA"), ("pt-br", "pt-BR"), ("ZH_hant_tw", "zh-Hant-TW"), ("DE", "de"),
    ("es-419", "es-419"), ("en-X-Double", "en-x-double"), ("ca-VALENCIA", "ca-valencia"),
    ("de-U-CO-Phonebk", "de-u-co-phonebk"), ("az-LATN-X-LATN", "az-Latn-x-latn"),
    ("sl-ROZAJ-1A2B", "sl-rozaj-1a2b"), ("X-Source", "x-source"), ("", ""), ("-", "-"),
  ])
  func tagsAreSpelledAsUsual(_ tag: String, _ usual: String) {
    #expect(LanguageSpelling.usual(of: tag) == usual)
  }
}
