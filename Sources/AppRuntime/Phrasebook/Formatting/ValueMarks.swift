/// Marks around the values of a text, which say which value it is: Unicode's marks for annotated text,
/// and a noncharacter's neighbour for the number.
enum ValueMarks {
  /// Stands for the first value; the next ones follow. A private plane: no text for people is there.
  private static let first: UInt32 = 0xF0000
  private static let most = 1000

  /// What stands before the value of a number, from 1.
  static func start(of number: Int) -> String {
    let offset = UInt32(clamping: min(max(number - 1, 0), most))
    var text = String(ArgumentMarks.start)
    if let scalar = Unicode.Scalar(first + offset) { text.unicodeScalars.append(scalar) }
    return text
  }

  /// What stands behind a value.
  static let end = String(ArgumentMarks.end)

  /// A part of a text.
  struct Part: Equatable {
    var text: String
    /// The number of the value that it is, from 1; nil for what stands between values.
    var number: Int?
  }

  /// The parts of a text with marks, in their order.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var current = String.UnicodeScalarView()
    var number: Int?
    func finish() {
      if !current.isEmpty || number != nil {
        parts.append(Part(text: String(current), number: number))
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
