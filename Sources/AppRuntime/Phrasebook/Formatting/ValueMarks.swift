/// Marks around the values of a string that identify each value: Unicode's characters for
/// interlinear annotation, and a private-use character for the number.
enum ValueMarks {
  /// The character of the first value; the next ones follow. It is in a private-use plane, which
  /// strings for users do not use.
  private static let first: UInt32 = 0xF0000
  private static let most = 1000

  /// Returns the mark before a value, by its number from 1.
  static func start(of number: Int) -> String {
    let offset = UInt32(clamping: min(max(number - 1, 0), most))
    var text = String(ArgumentMarks.start)
    if let scalar = Unicode.Scalar(first + offset) { text.unicodeScalars.append(scalar) }
    return text
  }

  /// The mark after a value.
  static let end = String(ArgumentMarks.end)

  /// A run of characters: a value, or the text between two.
  struct Run: Equatable {
    var text: String
    /// The number of the value, from 1; nil for text between values.
    var number: Int?
  }

  /// Returns the parts of a string with marks, in order.
  static func parts(of text: String) -> [Run] {
    var parts: [Run] = []
    var current = String.UnicodeScalarView()
    var number: Int?
    func finish() {
      if !current.isEmpty || number != nil {
        parts.append(Run(text: String(current), number: number))
      }
      current = String.UnicodeScalarView()
    }
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case ArgumentMarks.start:
        finish()
        number = scalars.next().map { Int($0.value) - Int(first) + 1 }
      case ArgumentMarks.end:
        finish()
        number = nil
      default: current.append(scalar)
      }
    }
    finish()
    return parts
  }
}
