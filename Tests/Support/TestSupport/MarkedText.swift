/// A text with marks in it, so that a test names a place by pointing at it: `Text(①"a")`.
///
/// The marks ① to ⑳ are taken out of the text; each stands for the place just after it.
public struct MarkedText: Sendable {
  /// A place as the tools count it: lines and columns from 1, columns in UTF-8 code units.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in UTF-8 code units.
    public var column: Int
    /// The offset from the start of the text, in UTF-8 code units.
    public var offset: Int

    /// A place by its numbers.
    public init(line: Int, column: Int, offset: Int = 0) {
      self.line = line
      self.column = column
      self.offset = offset
    }
  }

  /// The text without its marks.
  public let text: String
  /// The place of each mark, by its number.
  public let places: [Int: Place]

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = ""
    var places: [Int: Place] = [:]
    var place = Place(line: 1, column: 1, offset: 0)
    for scalar in marked.unicodeScalars {
      if (0x2460...0x2473).contains(scalar.value) {
        places[Int(scalar.value) - 0x2460 + 1] = place
        continue
      }
      text.unicodeScalars.append(scalar)
      let width = UTF8.width(scalar)
      place.offset += width
      if scalar == "\n" {
        place.line += 1
        place.column = 1
      } else {
        place.column += width
      }
    }
    self.text = text
    self.places = places
  }
}
