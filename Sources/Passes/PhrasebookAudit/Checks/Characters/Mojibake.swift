import Phrasebook
import PhrasebookModel

/// Letters look like another encoding read as Latin 1.
enum Mojibake {
  static let check = Check(
    "mojibake", .characters, .warning,
    "Letters look like another encoding read as Latin 1.",
    why: "People see `Ã©` instead of `é`.",
    mend: "Type the word again, and save as UTF-8.",
    good: [
      Example("Café", ["pt": "CAFÉ Ã", "fr": "Café"])
    ],
    bad: [
      Example(
        "Café", ["fr": "CafÃ©"], says: "“Ã©” looks like “é” in another encoding", marking: "Ã©")
    ],
    .passage { passage, report in
      guard passage.features.contains(.wide) else { return }
      if let (range, text) = passage.mojibake {
        report.add(
          "“\(passage.part(range))” looks like “\(text)” in another encoding", in: passage, range)
      }
    })
}

extension Passage {
  /// The first letters that are bytes of UTF-8 taken for letters, and what they were.
  fileprivate var mojibake: (Range<Int>, String)? {
    // Ã and Â begin nearly all of them, and a sign from U+0080 to U+00BF follows.
    var index = 0
    while index + 3 < bytes.count {
      if bytes[index] == 0xC3, bytes[index + 1] == 0x83 || bytes[index + 1] == 0x82,
        bytes[index + 2] == 0xC2, (0x80...0xBF).contains(bytes[index + 3])
      {
        let lead = bytes[index + 1] == 0x83 ? UInt8(0xC3) : 0xC2
        let text = String(decoding: [lead, bytes[index + 3]], as: UTF8.self)
        return (index..<index + 4, text)
      }
      // â€™ and its like: quotation marks and dashes.
      if bytes[index...].starts(with: [0xC3, 0xA2, 0xE2, 0x82, 0xAC]), index + 5 < bytes.count {
        let next = scalarEnd(at: index + 5)
        return (index..<next, "’")
      }
      index += 1
    }
    return nil
  }

  private func scalarEnd(at start: Int) -> Int { bytes.scalar(at: start)?.1 ?? bytes.count }
}
