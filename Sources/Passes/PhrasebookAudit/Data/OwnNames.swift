import PhrasebookModel

/// The names of languages and scripts in their own letters, if those are not Latin: menus show
/// these names in every language.
enum OwnNames {
  /// Whether it is a word of such a name; in languages with cases its end may differ: `русском`.
  static func contains(_ word: String) -> Bool {
    let small = word.lowercased()
    return words.contains(small) || stems.contains { small.hasPrefix(exactly: $0) }
  }

  /// Names of Chinese, in the characters that they name: those of CLDR, and the usual short one.
  static let chinese = ["简体中文", "繁體中文", "简体", "繁體", "简中", "繁體字", "简体字"]

  private static let words = Set(
    "\(cldr) \(others)".lowercased().split { $0 == " " || $0 == "\n" }.map(String.init))

  /// All but the end of longer words, as glossaries have it, in the alphabets of languages with
  /// cases.
  private static let stems = words.filter { word in
    guard let first = word.unicodeScalars.first else { return false }
    return word.count > 4 && [.cyrillic, .greek, .armenian, .georgian].contains(Script.of(first))
  }.map { String($0.prefix(max(4, $0.count - 2))) }

  /// From CLDR 42 (© Unicode, Inc., Unicode License v3): the name of each language in itself, those
  /// of the languages of China in Chinese, and the scripts of Chinese, Japanese and Slavic
  /// languages; in scripts that `Script` distinguishes.
  private static let cldr = """
    азәрбајҹан беларуская босански български ирон кыргызча македонски монгол нохчийн русский
    саха тыла српски татар тоҷикӣ українська чӑваш ўзбекча қазақ тілі кирилица кирилиця
    кириллица кірыліца ћирилица Ελληνικά հայերեն ქართული עברית ייִדיש
    العربية فارسی اردو پښتو سنڌي ئۇيغۇرچە اوزبیک پنجابی کٲشُر لۊری شومالی مازرونی کوردیی ناوەندی
    हिन्दी मराठी नेपाली संस्कृत भाषा कोंकणी डोगरी बर भोजपुरी मैथिली राजस्थानी सिन्धी हरियाणवी
    कॉशुर বাংলা অসমীয়া মৈতৈলোন্ ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം සිංහල
    ไทย ລາວ བོད་སྐད་ རྫོང་ཁ မြန်မာ ខ្មែរ አማርኛ ትግርኛ ᏣᎳᎩ 한국어
    日本語 漢字 ひらがな カタカナ 中文 汉字 简体中文 繁體中文 繁体中文 简体 繁體 繁体 简体字 繁體字
    粵語 粤语 廣東話 閩南語 闽南语 客家話 客家语 吳語 吴语 文言文
    """

  /// Names beside CLDR's, with and without an article, the word for language or the last sign of a
  /// syllable, and official ones: MediaWiki lists its wikis by many of them.
  private static let others = """
    башҡортса عربية عربي کوردی हिंदी ภาษาไทย ភាសាខ្មែរ བོད་སྐད 조선말 文言 普通话 国语 國語
    """
}
