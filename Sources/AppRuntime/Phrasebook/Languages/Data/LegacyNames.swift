/// Legacy language names of Apple's platforms, and their current identifiers.
///
/// Source: Apple's matcher, `ualoc_localizationsToUse` of ICU-76142. They are looked up as a whole,
/// before CLDR's aliases.
package enum LegacyNames {
  /// The current identifiers by the legacy ones.
  package static let rows: [String: String] = [
    "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en",
    "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru",
    "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
    // Codes whose region implies a language or script.
    "no_NO": "nb_NO", "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK", "zh_CN": "zh_Hans_CN",
    "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_SG": "zh_Hans_SG", "zh_TW": "zh_Hant_TW",
  ]
}
