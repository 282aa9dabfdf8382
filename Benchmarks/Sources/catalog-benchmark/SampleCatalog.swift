/// A catalog of the size that few projects reach, as Xcode would write it: the same bytes every time.
struct SampleCatalog {
  var keys = 20_000

  static let languages = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-GB", "es", "es-419", "fi",
    "fr", "fr-CA", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// Words of each script that the languages above are written in.
  static let words: [String: [String]] = [
    "ar": ["افتح", "الملف", "المحدد", "الآن"], "he": ["פתח", "את", "הקובץ", "עכשיו"],
    "ru": ["Откройте", "выбранный", "файл", "сейчас"], "uk": ["Відкрийте", "файл", "зараз"],
    "bg": ["Отворете", "избрания", "файл", "сега"], "el": ["Ανοίξτε", "το", "αρχείο", "τώρα"],
    "hi": ["फ़ाइल", "अभी", "खोलें", "चुनी"], "bn": ["ফাইল", "এখন", "খুলুন"],
    "th": ["เปิดไฟล์", "ที่เลือก", "ตอนนี้"], "ja": ["選択した", "ファイルを", "今すぐ開く"],
    "ko": ["선택한", "파일을", "지금", "열기"], "zh-Hans": ["立即", "打开", "所选", "文件"],
    "zh-Hant": ["立即", "打開", "所選", "檔案"],
  ]
  static let latin = [
    "open", "the", "selected", "file", "now", "before", "it", "is", "déjà", "für", "größer", "ação",
    "\\\"quoted\\\"", "%@", "%lld", "100%%", "line\\nbreak", "settings", "account",
  ]

  func bytes() -> [UInt8] {
    var random = Random(state: 42)
    var out: [UInt8] = []
    out.reserveCapacity(keys * 5800)
    out += "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n".utf8
    for key in 0..<keys {
      if key > 0 { out += ",\n".utf8 }
      out += "    \"message.\(key)\" : {\n      \"comment\" : \"\(text("en", &random))\",\n".utf8
      if key % 3 == 0 { out += "      \"extractionState\" : \"manual\",\n".utf8 }
      out += "      \"localizations\" : {\n".utf8
      for (place, language) in Self.languages.enumerated() {
        if place > 0 { out += ",\n".utf8 }
        let state = random.below(20) == 0 ? "needs_review" : "translated"
        out += "        \"\(language)\" : {\n          \"stringUnit\" : {\n".utf8
        out += "            \"state\" : \"\(state)\",\n".utf8
        out += "            \"value\" : \"\(text(language, &random))\"\n".utf8
        out += "          }\n        }".utf8
      }
      out += "\n      }\n    }".utf8
    }
    out += "\n  },\n  \"version\" : \"1.0\"\n}".utf8
    return out
  }

  private func text(_ language: String, _ random: inout Random) -> String {
    let words = Self.words[language] ?? Self.latin
    return (0..<1 + random.below(4)).map { _ in words[random.below(words.count)] }
      .joined(separator: " ")
  }

  private struct Random {
    var state: UInt64
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
