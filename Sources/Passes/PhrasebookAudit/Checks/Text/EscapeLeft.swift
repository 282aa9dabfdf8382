import CatalogJSON
import Phrasebook
import PhrasebookModel

/// An escape of a programming language or of HTML is left in a string.
enum EscapeLeft {
  static let check = Check(
    "escape-left", .text, .warning,
    "An escape of a programming language or of HTML is left in a string.",
    why: "Users see `\\n` or `&amp;` on the screen.",
    fix: "Write the character itself.",
    good: [
      Example("A & B", ["fr": "A & B"]),
      Example("C:\\new", ["fr": "C:\\new"]),
    ],
    bad: [
      Example(
        "One\nTwo", ["fr": "Un\\nDeux"], message: "\\n is shown as it is written", marking: "\\n"),
      Example(
        "A & B", ["fr": "A &amp; B"], message: "&amp; is shown as it is written", marking: "&amp;"),
    ],
    .translation { string, source, report in
      if string.features.contains(.backslash), !source.features.contains(.backslash),
        let range = escape(in: string)
      {
        report.add("\(string.part(range)) is shown as it is written", in: string, range)
      }
      if string.features.contains(.ampersand), let range = entity(in: string),
        entity(in: source) == nil, source.markup.tags.isEmpty
      {
        report.add("\(string.part(range)) is shown as it is written", in: string, range)
      }
    })
}

extension EscapeLeft {
  /// The first backslash with a letter that it may belong to.
  private static func escape(in string: AuditedString) -> Range<Int>? {
    for index in string.bytes.indices.dropLast() where string.bytes[index] == UInt8(ascii: "\\") {
      if "nrt\"'u\\".utf8.contains(string.bytes[index + 1]) { return index..<index + 2 }
    }
    return nil
  }

  /// The first entity of HTML.
  private static func entity(in string: AuditedString) -> Range<Int>? {
    for index in string.bytes.indices where string.bytes[index] == UInt8(ascii: "&") {
      var end = index + 1
      if end < string.bytes.count, string.bytes[end] == UInt8(ascii: "#") { end += 1 }
      let name = end
      while end < string.bytes.count, string.bytes[end].isLetter || string.bytes[end].isDigit,
        end - name < 9
      {
        end += 1
      }
      if end > name + 1, end < string.bytes.count, string.bytes[end] == UInt8(ascii: ";") {
        return index..<end + 1
      }
    }
    return nil
  }
}
