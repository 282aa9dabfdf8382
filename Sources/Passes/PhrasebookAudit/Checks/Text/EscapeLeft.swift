import Phrasebook
import PhrasebookModel

/// An escape of a programming language or of HTML is left in the text.
enum EscapeLeft {
  static let check = Check(
    "escape-left", .text, .warning,
    "An escape of a programming language or of HTML is left in the text.",
    why: "People see `\\n` or `&amp;` on the screen.",
    mend: "Write the character itself.",
    good: [
      Example("A & B", ["fr": "A & B"]),
      Example("C:\\new", ["fr": "C:\\new"]),
    ],
    bad: [
      Example(
        "One\nTwo", ["fr": "Un\\nDeux"], says: "\\n is shown as it is written", marking: "\\n"),
      Example(
        "A & B", ["fr": "A &amp; B"], says: "&amp; is shown as it is written", marking: "&amp;"),
    ],
    .translation { passage, source, report in
      if passage.features.contains(.backslash), !source.features.contains(.backslash),
        let range = passage.escape
      {
        report.add("\(passage.part(range)) is shown as it is written", in: passage, range)
      }
      if passage.features.contains(.ampersand), let range = passage.entity,
        source.entity == nil, source.markup.tags.isEmpty
      {
        report.add("\(passage.part(range)) is shown as it is written", in: passage, range)
      }
    })
}

extension Passage {
  /// The first backslash with a letter that it may belong to.
  fileprivate var escape: Range<Int>? {
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "\\") {
      if "nrt\"'u\\".utf8.contains(bytes[index + 1]) { return index..<index + 2 }
    }
    return nil
  }

  /// The first entity of HTML.
  fileprivate var entity: Range<Int>? {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "&") {
      var end = index + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
      let name = end
      while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit, end - name < 9 {
        end += 1
      }
      if end > name + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") {
        return index..<end + 1
      }
    }
    return nil
  }
}
