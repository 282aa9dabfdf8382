import CatalogJSON

/// Dates as TMX has them, `20260131T235900Z`, and as seconds since 1970.
package enum TMXDate {
  /// The seconds of a date; nil if it is invalid.
  package static func seconds(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z") else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard byte.isDigit else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(4..<6), (1...12).contains(month),
      let day = number(6..<8), (1...31).contains(day), let hour = number(9..<11), hour < 24,
      let minute = number(11..<13), minute < 60, let second = number(13..<15), second < 61
    else { return nil }
    return days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
  }

  /// The date of some seconds.
  package static func text(of seconds: Int) -> String {
    let seconds = min(max(seconds, 0), 253_402_300_799)
    var rest = seconds / 86_400 + 719_468
    // Howard Hinnant's algorithm: years begin in March, so that the leap day is the last.
    let era = rest / 146_097
    rest -= era * 146_097
    let year = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
    let day = rest - (365 * year + year / 4 - year / 100)
    let month = (5 * day + 2) / 153
    let date = [
      padded(year + era * 400 + (month > 9 ? 1 : 0), 4),
      padded(month < 10 ? month + 3 : month - 9, 2),
      padded(day - (153 * month + 2) / 5 + 1, 2),
    ]
    let time = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
    return "\(date.joined())T\(time.joined())Z"
  }

  /// Days since 1970.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let era = year / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
