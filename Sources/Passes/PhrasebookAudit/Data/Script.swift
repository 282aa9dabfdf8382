import Phrasebook

/// The writing systems that are distinguished by the letters of a text.
package enum Script: UInt8, Sendable, CaseIterable {
  case common, latin, greek, cyrillic, armenian, hebrew, arabic, thaana, devanagari, bengali
  case gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala, thai, lao, tibetan
  case myanmar, georgian, hangul, ethiopic, cherokee, khmer, mongolian, hiragana, katakana
  case bopomofo, han, other

  /// The common name.
  var name: Phrase {
    switch self {
    case .common: "no script's"
    case .other: "another script's"
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    case .armenian: "Armenian"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .thaana: "Thaana"
    case .devanagari: "Devanagari"
    case .bengali: "Bengali"
    case .gurmukhi: "Gurmukhi"
    case .gujarati: "Gujarati"
    case .oriya: "Oriya"
    case .tamil: "Tamil"
    case .telugu: "Telugu"
    case .kannada: "Kannada"
    case .malayalam: "Malayalam"
    case .sinhala: "Sinhala"
    case .thai: "Thai"
    case .lao: "Lao"
    case .tibetan: "Tibetan"
    case .myanmar: "Myanmar"
    case .georgian: "Georgian"
    case .hangul: "Hangul"
    case .ethiopic: "Ethiopic"
    case .cherokee: "Cherokee"
    case .khmer: "Khmer"
    case .mongolian: "Mongolian"
    case .hiragana: "Hiragana"
    case .katakana: "Katakana"
    case .bopomofo: "Bopomofo"
    case .han: "Han"
    }
  }

  /// The script of a letter; `common` for what all scripts share.
  static func of(_ scalar: Unicode.Scalar) -> Script {
    let value = scalar.value
    if value < 0x80 {
      let letter = value | 0x20
      return letter >= 0x61 && letter <= 0x7A ? .latin : .common
    }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= value else { return .common }
    return ranges[low].script
  }

  /// Blocks of letters, from Unicode's Scripts.txt, marks and digits left out.
  private static let ranges: [(first: UInt32, last: UInt32, script: Script)] = [
    (0xAA, 0xAA, .latin), (0xBA, 0xBA, .latin), (0xC0, 0xD6, .latin), (0xD8, 0xF6, .latin),
    (0xF8, 0x2B8, .latin), (0x370, 0x373, .greek), (0x376, 0x37D, .greek), (0x37F, 0x383, .greek),
    (0x386, 0x386, .greek), (0x388, 0x3E1, .greek), (0x400, 0x484, .cyrillic),
    (0x487, 0x52F, .cyrillic), (0x531, 0x556, .armenian), (0x559, 0x588, .armenian),
    (0x5D0, 0x5F2, .hebrew), (0x620, 0x63F, .arabic), (0x641, 0x64A, .arabic),
    (0x66E, 0x66F, .arabic), (0x671, 0x6D3, .arabic), (0x6D5, 0x6D5, .arabic),
    (0x6EE, 0x6EF, .arabic), (0x6FA, 0x6FF, .arabic), (0x750, 0x77F, .arabic),
    (0x780, 0x7B1, .thaana), (0x8A0, 0x8C9, .arabic), (0x900, 0x950, .devanagari),
    (0x955, 0x963, .devanagari), (0x971, 0x97F, .devanagari), (0x980, 0x9E3, .bengali),
    (0x9F0, 0x9FE, .bengali), (0xA01, 0xA65, .gurmukhi), (0xA70, 0xA76, .gurmukhi),
    (0xA81, 0xAE3, .gujarati), (0xAF9, 0xAFF, .gujarati), (0xB01, 0xB63, .oriya),
    (0xB71, 0xB71, .oriya), (0xB82, 0xBD7, .tamil), (0xC00, 0xC63, .telugu),
    (0xC80, 0xCE3, .kannada), (0xCF1, 0xCF3, .kannada), (0xD00, 0xD63, .malayalam),
    (0xD7A, 0xD7F, .malayalam), (0xD81, 0xDDF, .sinhala), (0xE01, 0xE3A, .thai),
    (0xE40, 0xE4E, .thai), (0xE81, 0xECD, .lao), (0xEDC, 0xEDF, .lao), (0xF00, 0xF1F, .tibetan),
    (0xF35, 0xFBC, .tibetan), (0x1000, 0x103F, .myanmar), (0x1050, 0x109F, .myanmar),
    (0x10A0, 0x10FA, .georgian), (0x10FC, 0x10FF, .georgian), (0x1100, 0x11FF, .hangul),
    (0x1200, 0x139F, .ethiopic), (0x13A0, 0x13FD, .cherokee), (0x1780, 0x17D3, .khmer),
    (0x17DC, 0x17DD, .khmer), (0x1820, 0x18AA, .mongolian), (0x1C80, 0x1C88, .cyrillic),
    (0x1C90, 0x1CBF, .georgian), (0x1E00, 0x1EFF, .latin), (0x1F00, 0x1FFE, .greek),
    (0x2071, 0x2071, .latin), (0x207F, 0x207F, .latin), (0x2C60, 0x2C7F, .latin),
    (0x2D00, 0x2D2D, .georgian), (0x2D80, 0x2DDE, .ethiopic), (0x2DE0, 0x2DFF, .cyrillic),
    (0x2E80, 0x2FD5, .han), (0x3005, 0x3005, .han), (0x3007, 0x3007, .han),
    (0x3021, 0x3029, .han), (0x3041, 0x3096, .hiragana), (0x309D, 0x309F, .hiragana),
    (0x30A1, 0x30FA, .katakana), (0x30FD, 0x30FF, .katakana), (0x3105, 0x312F, .bopomofo),
    (0x3131, 0x318E, .hangul), (0x31A0, 0x31BF, .bopomofo), (0x31F0, 0x31FF, .katakana),
    (0x3400, 0x4DBF, .han), (0x4E00, 0x9FFF, .han), (0xA640, 0xA69F, .cyrillic),
    (0xA722, 0xA7CA, .latin), (0xA7F2, 0xA7FF, .latin), (0xA960, 0xA97C, .hangul),
    (0xA9E0, 0xA9FE, .myanmar), (0xAA60, 0xAA7F, .myanmar), (0xAB30, 0xAB5A, .latin),
    (0xAB70, 0xABBF, .cherokee), (0xAC00, 0xD7A3, .hangul), (0xD7B0, 0xD7FB, .hangul),
    (0xF900, 0xFAD9, .han), (0xFB00, 0xFB06, .latin), (0xFB13, 0xFB17, .armenian),
    (0xFB1D, 0xFB4F, .hebrew), (0xFB50, 0xFDFB, .arabic), (0xFE70, 0xFEFC, .arabic),
    (0xFF21, 0xFF3A, .latin), (0xFF41, 0xFF5A, .latin), (0xFF66, 0xFF6F, .katakana),
    (0xFF71, 0xFF9D, .katakana), (0xFFA0, 0xFFDC, .hangul), (0x20000, 0x3FFFD, .han),
  ]
}

/// Several scripts at once.
struct ScriptSet: OptionSet, Sendable {
  let rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ scripts: Script...) {
    rawValue = scripts.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  func contains(_ script: Script) -> Bool { rawValue & 1 << UInt64(script.rawValue) != 0 }
  var scripts: [Script] { Script.allCases.filter(contains) }
}
