import Phrasebook
import PhrasebookModel

/// A number stands before a noun and the text has no plural forms.
enum PluralCandidate {
  static let check = Check(
    "plural-candidate", .code, .note,
    "A number stands before a noun and the text has no plural forms.",
    why: "“1 files” is what people read.",
    mend: "Vary the text by plural.",
    good: [
      Example("%lld files", ["en": ["one": "%lld file", "other": "%lld files"]]),
      Example("Page %lld of %lld"),
      Example("%lld%%"),
      Example("%lld kbps"),
    ],
    bad: [
      Example("Delete %lld files?", says: "“%lld files” has no plural forms", marking: "%lld files")
    ],
    .passage { passage, report in
      guard passage.localized.isSource, passage.language.base == "en", passage.category == nil,
        passage.features.contains(.percent)
      else { return }
      for placeholder in passage.placeholders where placeholder.kind == .argument {
        guard let conversion = placeholder.conversion, "diu".contains(conversion),
          let end = passage.endOfPlural(behind: placeholder.range.upperBound)
        else { continue }
        let range = placeholder.range.lowerBound..<end
        report.add("“\(passage.part(range))” has no plural forms", in: passage, range)
        return
      }
    })
}

extension Passage {
  /// Where an English plural ends that stands one space behind an offset.
  fileprivate func endOfPlural(behind start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == 0x20 else { return nil }
    var end = start + 1
    while end < bytes.count, bytes[end].isLetter { end += 1 }
    let word = part(start + 1..<end).lowercased()
    guard word.count > 3, word.hasSuffix("s"), !Self.noPlurals.contains(word),
      !word.hasSuffix("ss"), !word.hasSuffix("us")
    else { return nil }
    // What is counted per second: kbps, Mbps.
    if word.hasSuffix("ps"), !word.contains(where: { "aeiouy".contains($0) }) { return nil }
    // A dimension is no number of things: 1920 pixels wide.
    return end
  }

  private static let noPlurals: Set<String> = [
    "this", "does", "always", "across", "plus", "minus", "times", "versus", "less", "towards",
    "series", "besides", "perhaps", "needs", "has", "was", "is", "its", "remains", "fails",
    "exists",
  ]
}
