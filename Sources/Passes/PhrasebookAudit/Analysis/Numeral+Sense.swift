/// The words after numbers: two languages may write one quantity with different figures.
extension Numeral {
  /// The figure without a fraction of nothing: `14.0` is 14.
  var whole: String {
    guard let mark = text.lastIndex(where: { ".,٫".contains($0) }), mark > text.startIndex,
      text[mark...].dropFirst().allSatisfy({ $0 == "0" }),
      (1...2).contains(text.distance(from: mark, to: text.endIndex) - 1)
    else { return digits }
    return String(digits.dropLast(text.distance(from: mark, to: text.endIndex) - 1))
  }

  /// Signs and words that multiply the figure before them.
  static let magnitudes: Set<String> = [
    "mio", "mln", "mil", "million", "millions", "millionen", "millones", "milioni", "milhões",
    "milhão", "miljoen", "miljoner", "millioner", "mld", "mrd", "mia", "billion", "billions",
    "milliards", "milliarden", "тыс", "млн", "млрд", "тис", "हज़ार", "लाख", "करोड़", "لاکھ",
  ]
  static let magnitudeSigns: Set<Character> = ["万", "萬", "億", "亿", "兆", "만", "억", "조", "千"]

  /// Currencies by their codes of three letters, and by words for their signs.
  static let currencies: Set<String> = [
    "USD", "EUR", "GBP", "JPY", "CNY", "RMB", "RUB", "UAH", "CHF", "SEK", "NOK", "DKK", "PLN",
    "CZK", "HUF", "BRL", "MXN", "CAD", "AUD", "NZD", "INR", "KRW", "TRY", "ILS", "TWD", "HKD",
    "РУБ", "ГРН", "KČ", "ZŁ", "KR", "FT", "円", "元", "EURO", "EUROS", "DOLLARS", "DOLLAR",
  ]

  /// Units of measure that translations may convert.
  static let units: Set<String> = [
    "km", "m", "cm", "mm", "mi", "mile", "miles", "ft", "foot", "feet", "in", "inch", "inches",
    "yd", "yard", "yards", "lb", "lbs", "pound", "pounds", "kg", "g", "oz", "ounce", "ounces",
    "°c", "°f", "°", "mph", "km/h", "kph", "l", "ml", "gal", "gallon", "gallons", "fl", "c", "f",
    "meter", "metre", "meters", "metres", "mètre", "mètres", "metro", "metros", "metri", "metrů",
    "kilometer", "kilometre", "kilometers", "kilometres", "kilomètres", "kilómetros",
    "quilômetros", "chilometri", "celsius", "fahrenheit", "liter", "liters", "litre", "litres",
    "litros", "litri", "gramm", "gram", "grams", "kilogram", "kilograms", "kilogramm", "kilo",
    "kilos", "км", "м", "см", "мм", "кг", "г", "л", "км/ч", "метр", "метров", "километров", "كم",
    "متر", "كيلومتر", "ק״מ", "psi", "kpa", "bar", "knots", "kt", "kn", "nm", "nmi", "acres",
    "hectares", "ha",
  ]
  /// The same for scripts without spaces, in which a word may follow the unit directly.
  static let unitSigns = [
    "公里", "千米", "公尺", "米", "厘米", "公分", "毫米", "公斤", "千克", "克", "升", "度", "キロ", "メートル", "センチ",
    "グラム", "リットル", "킬로미터", "미터", "센티미터", "킬로그램", "그램", "리터", "英里", "英尺", "マイル",
    "フィート", "インチ", "마일", "피트", "인치", "กิโลเมตร", "เมตร", "กม", "℃", "℉", "㎞", "㎏",
  ]
}

extension Numeral {
  /// The word or sign right behind a number, such as `km` or `万`.
  func nextWord(in string: AuditedString) -> String {
    let bytes = string.bytes
    var index = range.upperBound
    while let next = string.space(at: index) { index = next }
    let start = index
    while index - start < 40, let (scalar, next) = bytes.scalar(at: index) {
      guard scalar.properties.isAlphabetic || "°/℃℉㎞㎏".unicodeScalars.contains(scalar) else {
        break
      }
      index = next
    }
    return string.part(start..<index).lowercased()
  }

  /// Whether a sign or word behind a number multiplies it: `1万`, `1 Mio.`.
  func isMultiplied(in string: AuditedString) -> Bool {
    let word = nextWord(in: string)
    return word.first.map(Self.magnitudeSigns.contains) == true
      || Self.magnitudes.contains(word)
  }

  /// The unit of measure after the number; nil if absent.
  func unit(in string: AuditedString) -> String? {
    let word = nextWord(in: string)
    if Self.units.contains(word) { return word }
    return Self.unitSigns.first { word.hasPrefix($0) }
  }

  /// The sign or the code of a currency beside the number; nil if absent.
  func currency(in string: AuditedString) -> String? {
    let bytes = string.bytes
    var index = range.upperBound
    while let next = string.space(at: index) { index = next }
    if let (scalar, _) = bytes.scalar(at: index), scalar.isCurrency { return String(scalar) }
    var end = range.lowerBound
    while let (scalar, start) = bytes.scalar(before: end), scalar.properties.isWhitespace {
      end = start
    }
    if let (scalar, _) = bytes.scalar(before: end), scalar.isCurrency { return String(scalar) }
    let codes = [
      nextWord(in: string).uppercased(), string.part(max(0, end - 3)..<end).uppercased(),
    ]
    return codes.first(where: Self.currencies.contains)
  }

  /// Whether hours are counted twice to twelve: `5:30 PM`, `午後5時`.
  static func halvesDays(_ string: AuditedString) -> Bool {
    let words = string.value.lowercased().split { !$0.isLetter && $0 != "." }
      .map { $0.filter { $0 != "." } }
    if words.contains(where: { $0 == "am" || $0 == "pm" }) { return true }
    return ["午前", "午後", "上午", "下午", "오전", "오후", "晚上", "早上"].contains {
      string.value.range(of: $0) != nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isCurrency: Bool { properties.generalCategory == .currencySymbol }
}
