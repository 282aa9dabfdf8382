/// Parents that Apple's systems give and CLDR does not, or not in every release.
///
/// Source: Apple's matcher, `ualoc_localizationsToUse` of ICU-76142.
enum AppleParents {
  /// The parent from which each locale inherits.
  static let rows: [String: String] = Dictionary(
    single
      + english.flatMap { parent, regions in
        regions.split(separator: " ").map { ("en_\($0)", parent) }
      }, uniquingKeysWith: { first, _ in first })

  private static let single: [(String, String)] = [
    ("ars", "ar"), ("en_150", "en_GB"), ("en_GB", "en_001"), ("en_CY", "en_150"),
    ("es_MX", "es_419"), ("wuu", "wuu_Hans"), ("wuu_Hans", "zh_Hans"), ("wuu_Hant", "zh_Hant"),
    ("yue", "yue_Hant"), ("yue_HK", "zh_Hant_HK"), ("yue_Hans", "zh_Hans"), ("yue_Hant", "yue_HK"),
    ("zh_HK", "zh_Hant"), ("zh_Hant", "zh_TW"), ("zh_Hant_HK", "zh_HK"), ("zh_TW", "root"),
  ]

  /// The regions whose English inherits from Australia's or Britain's.
  private static let english: [(parent: String, regions: String)] = [
    ("en_AU", "CC CK CX NF NR NU NZ PG WS"),
    (
      "en_GB",
      """
      AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY \
      LC LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU \
      ZA ZM ZW
      """
    ),
  ]
}
