import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A percent sign starts an invalid placeholder.
enum PlaceholderInvalid {
  static let check = Check(
    "placeholder-invalid", .placeholders, .error,
    "A percent sign starts an invalid placeholder.",
    why:
      "The loader still reads it as a placeholder: it disappears, or shows the argument of another one.",
    fix: "Write the specifier out, or %% for a percent sign.",
    good: [
      Example("%lld%% of %@", ["fr": "%lld %% de %@"]),
      Example("100% done", ["fr": "100% fini"]),
    ],
    bad: [
      Example(
        "%@ is ready", ["fr": "%1$ %@ prêt"], message: "%1$ is cut off: no conversion follows",
        marking: "%1$"),
      Example(
        "%@ of %lld", ["fr": "%@ sur %lly"], message: "%lly is not a placeholder", marking: "%lly"),
      Example(
        "%lld files", ["de": "%Lld Dateien"], message: "%Lld is not a placeholder", marking: "%Lld"),
      Example("%@ shown", ["de": "% @ gezeigt"], message: "% @ is a damaged %@", marking: "% @"),
      Example("%@...", ["de": "@%..."], message: "@% is a damaged %@", marking: "@%"),
      Example(
        "%1$@ of %2$lld", ["de": "% 1 $ @ von %2$lld"], message: "% 1 $ @ is a damaged %1$@",
        marking: "% 1 $ @"),
    ],
    .string { string, report in
      guard isFormatted(string) else { return }
      let signs = string.placeholders.filter { $0.kind == .incomplete }
      guard !signs.isEmpty else { return }
      let lost = ArgumentNeed.lostArguments(in: string)
      for placeholder in signs {
        let start = placeholder.range.lowerBound
        if let damaged = DamagedPlaceholder(at: start, of: string, lost: lost) {
          let text = string.part(damaged.range)
          report.add("\(text) is a damaged \(damaged.meant.written)", in: string, damaged.range)
          continue
        }
        guard !isPlainPercent(placeholder, in: string) else { continue }
        let range = attempt(placeholder, in: string)
        // `%n` is worse than invalid and has a check of its own.
        if PlaceholderWrites.writes(range, in: string) { continue }
        let text = string.part(range)
        let isCut = text.last.map { !$0.isLetter || text.count == 1 } ?? true
        report.add(
          isCut ? "\(text) is cut off: no conversion follows" : "\(text) is not a placeholder",
          in: string, range)
      }
    })
}

extension PlaceholderInvalid {
  /// Whether the text is a format: the code gives it arguments.
  static func isFormatted(_ string: AuditedString) -> Bool {
    guard string.features.contains(.percent) else { return false }
    let entry = string.entry
    if !entry.table.formatCalls(of: entry.key).isEmpty { return true }
    return entry.keyString.placeholders.contains { $0.kind == .argument }
      || entry.source.strings.contains { string in
        string.placeholders.contains { $0.kind == .argument || $0.kind == .substitution }
      }
  }

  /// Whether it is a percent sign that a person meant as one: nothing of a placeholder follows it.
  static func isPlainPercent(_ placeholder: FormatPlaceholder, in string: AuditedString) -> Bool {
    let next = placeholder.range.lowerBound + 1
    guard next < string.bytes.count else { return true }
    let byte = string.bytes[next]
    return !byte.isLetter && !byte.isDigit && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "$")
  }

  /// The part of the text that was meant as a placeholder.
  static func attempt(_ placeholder: FormatPlaceholder, in string: AuditedString) -> Range<Int> {
    var end = max(placeholder.range.upperBound, placeholder.range.lowerBound + 1)
    while end < string.bytes.count, "hlLqztj".utf8.contains(string.bytes[end]) { end += 1 }
    if end < string.bytes.count, string.bytes[end] | 0x20 >= 0x61, string.bytes[end] | 0x20 <= 0x7A
    {
      end += 1
    }
    return placeholder.range.lowerBound..<end
  }
}
