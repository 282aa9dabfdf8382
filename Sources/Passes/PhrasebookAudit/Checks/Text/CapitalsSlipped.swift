import Phrasebook
import PhrasebookModel

/// A word begins with two capitals.
enum CapitalsSlipped {
  static let check = Check(
    "capitals-slipped", .text, .note,
    "A word begins with two capitals.",
    why: "The finger stayed on the shift key.",
    mend: "Write the second letter small.",
    good: [
      Example("This file", ["fr": "Ce PDF"]),
      Example("IDs", ["de": "IDs"]),
    ],
    bad: [
      Example(
        "This file", ["de": "DIese Datei"], says: "“DIese” begins with two capitals",
        marking: "DIese")
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.letter) else { return }
      var index = 0
      let bytes = passage.bytes
      while index < bytes.count {
        guard bytes[index].isLetter || bytes[index] >= 0x80 else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, bytes[index].isLetter || bytes[index] >= 0x80 { index += 1 }
        guard index - start > 4, bytes[start].isCapital, bytes[start + 1].isCapital,
          bytes[(start + 2)..<index].allSatisfy({ $0.isLetter && !$0.isCapital })
        else { continue }
        let word = passage.part(start..<index)
        if source.value.contains(word.prefix(3)) || source.value.contains(word.prefix(2)) {
          continue
        }
        report.add("“\(word)” begins with two capitals", in: passage, start..<index)
      }
    })
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= 0x41 && self <= 0x5A }
}
