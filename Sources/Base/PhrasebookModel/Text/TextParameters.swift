/// The `${name}` of a text: parameters of App Intents, whose values the system puts there.
package enum TextParameters {
  /// The longest parameter, in UTF-8 code units.
  private static let longest = 128

  /// The ranges of the parameters, in UTF-8 code units.
  ///
  /// - Parameter limit: The most that are looked for.
  package static func ranges(in bytes: [UInt8], limit: Int = .max) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index + 2 < bytes.count, found.count < limit {
      guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      var end = index + 2
      while end < bytes.count, end - index < longest, bytes[end] != UInt8(ascii: "}"),
        bytes[end] != UInt8(ascii: "{")
      {
        end += 1
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "}"), end > index + 2 {
        found.append(index..<end + 1)
        index = end + 1
      } else {
        index += 2
      }
    }
    return found
  }
}
