import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("Positions as editors count them")
struct DocumentTextTests {
  private static let pieces = [
    "a", "\"key\" : ", "é", "€", "🎉", "👩‍👩‍👧", "\u{301}", "\u{2028}", "\u{85}",
  ]

  /// A text whose lines are mostly longer than the distance between two places of the index.
  private func text(upTo count: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    while text.utf8.count < count {
      let isBreak = random.chance(0.001)
      text += random.pick(isBreak ? ["\n", "\r\n", "\r"] : Self.pieces) ?? ""
    }
    return text
  }

  /// Compares the position of every character with one that is counted from the start.
  private func check(_ document: DocumentText) {
    let scalars = Array(String(decoding: document.bytes, as: UTF8.self).unicodeScalars)
    var (offset, line, utf8, utf16) = (0, 0, 0, 0)
    for index in 0...scalars.count {
      let small = DocumentText.Position(line: line, character: utf8)
      let wide = DocumentText.Position(line: line, character: utf16)
      #expect(document.position(of: offset, in: .utf8) == small)
      #expect(document.position(of: offset, in: .utf16) == wide)
      guard index < scalars.count else { break }
      let scalar = scalars[index]
      let isPair = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
      if !isPair {
        #expect(document.offset(of: small, in: .utf8) == offset)
        #expect(document.offset(of: wide, in: .utf16) == offset)
      }
      if UTF16.width(scalar) == 2 {
        let inside = DocumentText.Position(line: line, character: utf16 + 1)
        #expect(document.offset(of: inside, in: .utf16) == offset)
      }
      offset += UTF8.width(scalar)
      let startsPair =
        scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !startsPair {
        (line, utf8, utf16) = (line + 1, 0, 0)
      } else {
        (utf8, utf16) = (utf8 + UTF8.width(scalar), utf16 + UTF16.width(scalar))
      }
    }
  }

  @Test("positions on long lines are those that a walk over the line gives")
  func longLines() {
    var random = SeededGenerator(seed: 152)
    for count in [0, 1, 511, 512, 513, 4_000, 8_000] {
      check(DocumentText(Array(text(upTo: count, &random).utf8)))
    }
  }

  @Test("an edit of a long line moves the positions behind it")
  func edits() {
    var random = SeededGenerator(seed: 3)
    var document = DocumentText(Array(text(upTo: 3_000, &random).utf8))
    for round in 0..<12 {
      let bytes = document.bytes
      let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
      let first = Int.random(in: starts.indices, using: &random)
      let last = min(starts.count - 1, first + Int.random(in: 0...900, using: &random))
      let new = text(upTo: round.isMultiple(of: 3) ? 0 : 1_200, &random)
      document.replace(starts[first]..<starts[last], with: Array(new.utf8))
      check(document)
    }
  }

  @Test("a place of the index may be inside a character")
  func placesInCharacters() {
    for shift in 0..<4 {
      let line = String(repeating: "x", count: shift) + String(repeating: "🎉", count: 300)
      check(DocumentText(Array("\(line)\n\(line)".utf8)))
    }
  }
}
