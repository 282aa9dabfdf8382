import CatalogJSON
import PhrasebookModel

/// The names of languages on Apple's systems: the usual spelling, and older names that are still in
/// use.
package enum LanguageNaming {
  /// The result of checking a tag.
  package enum Judgement {
    case good
    /// Another name is the usual one.
    case unusual(String)
    case wrong
  }

  /// Whether systems look for a tag in this spelling.
  package static func judge(_ tag: String) -> Judgement {
    guard isTag(tag), namesLanguage(tag) else { return .wrong }
    if regional.contains(tag) { return .good }
    let usual = usual(tag)
    return usual == tag ? .good : .unusual(usual)
  }

  /// The tag in the usual case, with hyphens, and by its usual name.
  static func usual(_ tag: String) -> String {
    let joined = spelled(tag)
    return whole[joined] ?? joined
  }

  /// The common form of the names of one language: a region makes a difference, a script that is
  /// implied does not.
  static func identity(_ tag: String) -> String {
    let joined = spelled(tag)
    guard joined == "zh" || joined.hasPrefix("zh-"), let usual = whole[joined],
      let script = usual.split(separator: "-").dropFirst().first
    else { return joined }
    let rest = joined.split(separator: "-").dropFirst().filter { $0.utf8.count != 4 }
    return (["zh", script] + rest).joined(separator: "-")
  }

  /// The tag in the usual case, with hyphens; parts after an `x` are unchanged.
  private static func spelled(_ tag: String) -> String {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    let common = parts.prefix { $0 != "x" && $0 != "X" }
    let usual = LanguageSpelling.usual(of: common.joined(separator: "-")).split(separator: "-")
    guard let language = usual.first.map(String.init) else { return tag }
    var result = [languages[language] ?? language]
    result += usual.dropFirst().map { oldRegions[String($0)] ?? String($0) }
    let own = parts.dropFirst(common.count)
    if !own.isEmpty { result += ["x"] + own.dropFirst().map(String.init) }
    return result.joined(separator: "-")
  }

  /// BCP 47 in outline; a whole tag may be private.
  private static func isTag(_ tag: String) -> Bool {
    LanguageSpelling.isTag(tag, letters: tag.hasPrefix("x") ? 1...3 : 2...3)
  }

  /// Whether the language and the region exist: names in words and unassigned codes do not.
  private static func namesLanguage(_ tag: String) -> Bool {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased(), language != "x" else { return true }
    guard !["mul", "mis", "und", "zxx"].contains(language) else { return false }
    if language.utf8.count == 2, !twoLetters.contains(language), languages[language] == nil {
      return false
    }
    let common = parts.dropFirst().prefix { $0.utf8.count > 1 }
    guard let region = common.first(where: { $0.utf8.count == 2 })?.uppercased(),
      region.utf8.allSatisfy(\.isLetter)
    else { return true }
    return regions.contains(region) || oldRegions[region] != nil || isPrivate(region)
  }

  /// Whether ISO reserves a code for private use.
  private static func isPrivate(_ region: String) -> Bool {
    region == "AA" || region == "ZZ" || region.hasPrefix("X")
      || region.hasPrefix("Q") && region >= "QM"
  }

  /// Codes of regions that were given up, or never were right.
  private static let oldRegions: [String: String] = [
    "UK": "GB", "YU": "RS", "DD": "DE", "BU": "MM", "TP": "TL", "ZR": "CD", "FX": "FR", "SU": "RU",
  ]

  /// ISO 3166-1, with Kosovo's code and those that systems know beside it.
  private static let regions = Set(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR
    BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ
    EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW
    GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY
    KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
    MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY
    QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG
    TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM
    ZW AC CP CQ DG EA EU EZ IC TA UN
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// ISO 639-1.
  private static let twoLetters = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu
    hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb
    lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om
    or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw
    ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// The tag with the present code of its language: `nb` for `no`, `de` for `ger`.
  package static func present(_ tag: String) -> String {
    let parts = tag.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let code = languages[first.lowercased()] else { return tag }
    return ([code] + parts.dropFirst()).joined(separator: "-")
  }

  /// Names that were given up: ISO 639 and CLDR's aliases.
  private static let languages: [String: String] = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "mo": "ro", "sh": "sr-Latn", "tl": "fil",
    "cmn": "zh", "eng": "en", "fra": "fr", "fre": "fr", "deu": "de", "ger": "de", "spa": "es",
    "ita": "it", "por": "pt", "rus": "ru", "jpn": "ja", "kor": "ko", "zho": "zh", "chi": "zh",
    "vn": "vi", "sp": "es", "jp": "ja", "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el",
    "kr": "ko", "ua": "uk",
  ]

  /// Names of Chinese by region that systems look for as well, and that Xcode itself writes.
  private static let regional: Set<String> = ["zh-HK", "zh-TW", "zh-Hant-TW", "zh-Hant-HK"]

  /// Chinese is distinguished by script.
  private static let whole: [String: String] = [
    "zh-chs": "zh-Hans", "zh-cht": "zh-Hant", "es-LA": "es-419", "zh-CN": "zh-Hans",
    "zh-SG": "zh-Hans-SG", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK",
    "zh-MO": "zh-Hant-MO", "zh-Hans-CN": "zh-Hans", "zh-Hant-TW": "zh-Hant", "zh": "zh-Hans",
  ]
}
