/// Data of CLDR since release 42 (libicu 72), and data that differs between releases, so that a
/// program chooses the same language with an old libicu and with a new one.
///
/// Source: CLDR 46 in ICU-76142, compared with libicu 72.
enum AddedLocales {
  /// Parents: regions of a language, by the parent that they share.
  static let parents: [(parent: String, children: String)] = [
    (
      "en_001",
      """
      AF AM AO AR AW AX AZ BD BF BH BJ BL BN BO BQ BR CD CF CG CI CR CU CV DO DZ EC EG EH ET GA GF \
      GN GP GQ GT HN HT IC ID IQ JO KG KH KM KW KZ LA LB LK LY MA MF ML MM MN MQ MR MZ NC NE NI NP OM \
      PE PF PM PS QA RE SJ SM SN SO ST SV SY TD TF TG TH TJ TL TM TN UY UZ VE VN WF YE YT
      """
    ),
    (
      "en_150",
      """
      AD AL BA BG BY CZ EE ES FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NO PL PT RO RS RU \
      SK UA VA
      """
    ),
    (
      "es_419",
      """
      AG AI AW BB BL BM BQ BS CA CW DM FK GD GF GL GP GY HT JP KN KY LC MF MQ MS PM SR SX TC TT VC \
      VG VI
      """
    ),
    ("no", "NO"),
  ]

  /// Scripts that do not inherit from the language's usual one, by script: their parent is the
  /// root. Older releases list them; newer ones derive them from likely scripts.
  static let scriptsApart: [(script: String, languages: String)] = [
    ("Adlm", "ff"), ("Arab", "az dje dyo ff ha kk ku ky ml ms pa so sw tg uz wo yo"),
    ("Cyrl", "az bs ug uz"), ("Deva", "ks kxv sat sd"), ("Dsrt", "en"), ("Glag", "cu"),
    ("Hans", "yue"), ("Hant", "zh"), ("Khoj", "sd"),
    (
      "Latn",
      """
      ar as bal ber blt bn byn el gu he iu ja kaa kn kok ky ml mr or pa ru sa shi sr ta te ur vai \
      yi zh
      """
    ),
    ("Mong", "mn"), ("Mtei", "mni"), ("Nkoo", "bm"), ("Orya", "kxv"), ("Rjng", "rej"),
    ("Shaw", "en"), ("Sind", "sd"), ("Telu", "kxv"),
  ]

  /// Languages that go by another identifier.
  static let aliases: [String: String] = [
    "ajp": "apc", "gom": "kok", "kgm": "plu", "nom": "cbr", "pmk": "crr", "prp": "gu",
    "szd": "umi", "tmk": "tdg", "tpw": "tpn", "xss": "zko", "zkb": "kjh",
  ]
  /// Identifiers that went by another and no longer do.
  static let withdrawnAliases = ["knn"]

  /// The default region of languages for which it is new or has changed.
  static let defaultRegions: [String: String] = [
    "ain": "JP", "apc": "SY", "apw": "US", "avl": "EG", "bcq": "ET", "ber": "MA", "blo": "BJ",
    "bst": "ET", "dgl": "SD", "drs": "ET", "gmv": "ET", "gof": "ET", "gwc": "PK", "gwt": "AF",
    "hdy": "ET", "hmn": "CN", "ie": "EE", "kqy": "ET", "ktb": "ET", "kxv": "IN", "lut": "US",
    "mde": "TD", "mdx": "ET", "mid": "IQ", "mki": "PK", "mym": "ET", "oru": "PK", "ota": "TR",
    "oui": "CN", "pa_Arab": "PK", "phl": "PK", "prg": "PL", "scl": "PK", "sgw": "ET", "shu": "TD",
    "sjd": "RU", "sje": "SE", "sju": "SE", "yi": "UA",
  ]

  /// Codes of three letters that ISO has withdrawn and ICU still shortens.
  static let shortLanguages = ["jaw": "jw", "mol": "mo", "tgl": "tl"]
  static let shortRegions = [
    "ANT": "AN", "ASC": "AC", "BUR": "BU", "CPT": "CP", "CRQ": "CQ", "FXX": "FX", "ROM": "RO",
    "SCG": "CS", "SUN": "SU", "TAA": "TA", "TMP": "TP", "YMD": "YD", "YUG": "YU", "ZAR": "ZR",
  ]
}
