import Phrasebook
import PhrasebookModel

/// A percent sign begins a placeholder that is none.
enum PlaceholderInvalid {
  static let check = Check(
    "placeholder-invalid", .placeholders, .error,
    "A percent sign begins a placeholder that is none.",
    why:
      "The loader takes it for a placeholder all the same: it vanishes, or takes an argument that is not its own.",
    mend: "Write the specifier out, or %% for a percent sign.",
    good: [
      Example("%lld%% of %@", ["fr": "%lld %% de %@"]),
      Example("100% done", ["fr": "100% fini"]),
    ],
    bad: [
      Example(
        "%@ is ready", ["fr": "%1$ %@ prêt"], says: "%1$ is cut off: no conversion follows",
        marking: "%1$"),
      Example("%@ of %lld", ["fr": "%@ sur %lly"], says: "%lly is no placeholder", marking: "%lly"),
      Example(
        "%lld files", ["de": "%Lld Dateien"], says: "%Lld is no placeholder", marking: "%Lld"),
      Example("%@ shown", ["de": "% @ gezeigt"], says: "% @ is a damaged %@", marking: "% @"),
      Example("%@...", ["de": "@%..."], says: "@% is a damaged %@", marking: "@%"),
      Example(
        "%1$@ of %2$lld", ["de": "% 1 $ @ von %2$lld"], says: "% 1 $ @ is a damaged %1$@",
        marking: "% 1 $ @"),
    ],
    .passage { passage, report in
      guard passage.isFormatted else { return }
      let signs = passage.placeholders.filter { $0.kind == .incomplete }
      guard !signs.isEmpty else { return }
      let lost = passage.lostArguments
      for placeholder in signs {
        let start = placeholder.range.lowerBound
        if let damaged = DamagedPlaceholder(at: start, of: passage, lost: lost) {
          let text = passage.part(damaged.range)
          report.add("\(text) is a damaged \(damaged.meant.written)", in: passage, damaged.range)
          continue
        }
        guard !passage.isPlainPercent(placeholder) else { continue }
        let range = passage.attempt(placeholder)
        // %n is worse than invalid, and told as such.
        if passage.writes(range) { continue }
        let text = passage.part(range)
        let isCut = text.last.map { !$0.isLetter || text.count == 1 } ?? true
        report.add(
          isCut ? "\(text) is cut off: no conversion follows" : "\(text) is no placeholder",
          in: passage, range)
      }
    })
}

extension Passage {
  /// True where the text is a format: the code gives it arguments.
  var isFormatted: Bool {
    guard features.contains(.percent) else { return false }
    let subject = localized.subject
    if !subject.table.formatCalls(of: subject.key).isEmpty { return true }
    return subject.keyPassage.placeholders.contains { $0.kind == .argument }
      || subject.source.passages.contains { passage in
        passage.placeholders.contains { $0.kind == .argument || $0.kind == .substitution }
      }
  }

  /// True for a percent sign that a person meant as one: nothing of a placeholder follows it.
  func isPlainPercent(_ placeholder: Placeholder) -> Bool {
    let next = placeholder.range.lowerBound + 1
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "$"):
      return false
    default: return true
    }
  }

  /// The part of the text that was meant as a placeholder.
  func attempt(_ placeholder: Placeholder) -> Range<Int> {
    var end = max(placeholder.range.upperBound, placeholder.range.lowerBound + 1)
    while end < bytes.count, "hlLqztj".utf8.contains(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] | 0x20 >= 0x61, bytes[end] | 0x20 <= 0x7A { end += 1 }
    return placeholder.range.lowerBound..<end
  }
}
