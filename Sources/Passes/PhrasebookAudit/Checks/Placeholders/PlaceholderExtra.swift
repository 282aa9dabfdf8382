import Phrasebook
import PhrasebookModel

/// A translation has a placeholder that the source does not have.
enum PlaceholderExtra {
  static let check = Check(
    "placeholder-extra", .placeholders, .error,
    "A translation has a placeholder that the source does not have.",
    why: "The app has no argument for it: it shows garbage, or crashes.",
    fix: "Remove it, or write a percent sign as %%.",
    good: [
      Example("Delete %@?", ["fr": "Supprimer %@ ?"]),
      Example("%lld%%", ["fr": "%lld %%"]),
      Example("Snap to 25% steps", ["de": "In 25%-Schritten einrasten"]),
      Example("settings.title %@", ["fr": "Réglages de %@"]),
      Example(
        "%lld files",
        [
          "en": ["": "%#@n@", "#n": ["one": "%arg file", "other": "%arg files"]],
          "de": ["": "%#@n@", "#n": ["one": "%lld Datei", "other": "%arg Dateien"]],
        ]),
      Example(
        "%lld files of %@",
        [
          "en": [
            "#n": ["one": "%1$lld file of %2$@", "other": "%1$lld files of %2$@"], "": "%#@n@",
          ],
          "de": [
            "#n": ["one": "%lld Datei von %@", "other": "%arg Dateien von %2$@"], "": "%#@n@",
          ],
        ]),
    ],
    bad: [
      Example(
        "Delete?", ["fr": "Supprimer %@ ?"], message: "%@ has no argument: the source has none",
        marking: "%@"),
      Example(
        "%@ files", ["fr": "%@ fichiers sur %lld"],
        message: "%lld has no argument: the source has 1",
        marking: "%lld"),
      Example(
        "%lld files",
        [
          "en": ["": "%#@n@", "#n": ["one": "%arg file", "other": "%arg files"]],
          "de": ["": "%#@n@", "#n": ["one": "%arg Datei", "other": "%arg Dateien %d"]],
        ], message: "%d has no argument: a plural form shows its own number with %arg",
        marking: "%d"),
    ],
    .string { string, report in
      for problem in string.argumentProblems {
        guard let use = problem.use else { continue }
        let text = string.part(use.range)
        switch problem.kind {
        case .bare:
          report.add(
            "\(text) has no argument: a plural form shows its own number with %arg", in: string,
            use.range)
        case .extra:
          let count = string.entry.givenArguments
          if count == 0, string.entry.showsPercentSigns, string.hasFlags(at: use.range) { continue }
          report.add(
            "\(text) has no argument: the source has \(Phrase.number(count))", in: string,
            use.range)
        default: continue
        }
      }
    })
}

extension AuditedEntry {
  /// The number of arguments that the code passes, as far as the key or the source text shows it.
  fileprivate var givenArguments: Int {
    let keyed = keyString.arguments
    let all = keyed.isEmpty ? source.strings.flatMap(\.arguments) : keyed
    return all.map(\.position).max() ?? 0
  }

  /// Whether a percent sign of the source text is one, as in `25% steps`.
  fileprivate var showsPercentSigns: Bool {
    ([keyString] + source.strings).contains { string in
      string.placeholders.contains {
        $0.kind == .incomplete && PlaceholderInvalid.isPlainPercent($0, in: string)
      }
    }
  }
}

extension AuditedString {
  /// Whether a specifier has flags of C. Translators do not write them, but they can follow a
  /// percent sign within a word: `25%-Schritte`, `%0'a`.
  fileprivate func hasFlags(at range: Range<Int>) -> Bool {
    bytes[range].dropFirst().contains { "-+'".utf8.contains($0) }
  }
}
