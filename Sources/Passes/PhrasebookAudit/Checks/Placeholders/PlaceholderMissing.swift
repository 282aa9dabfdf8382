import Phrasebook
import PhrasebookModel

/// A placeholder of the source is not in the translation.
enum PlaceholderMissing {
  static let check = Check(
    "placeholder-missing", .placeholders, .error,
    "A placeholder of the source is not in the translation.",
    why: "The name, number or date that the sentence is about does not appear.",
    fix: "Put the placeholder where the sentence needs it.",
    good: [
      Example("Delete %@?", ["fr": "Supprimer %@ ?"]),
      Example(
        "%lld files",
        [
          "en": ["one": "One file", "other": "%lld files"],
          "de": ["one": "Eine Datei", "other": "%lld Dateien"],
        ]),
      Example("%@ of %@", ["fr": "%2$@ / %1$@"]),
      Example("%@ shown", ["de": "% @ gezeigt"]),
      Example(
        "people.followed %lld",
        [
          "en": "followed you",
          "fr": [
            "": "%#@n@", "#n": ["one": "vous a suivi", "other": "vous ont suivi"],
          ],
        ]),
      Example(
        "followers %lld %@",
        [
          "en": ["": "%#@n@", "#n": ["one": "%2$@ follower", "other": "%2$@ followers"]],
          "ko": "팔로워 %2$@명",
        ]),
      Example(
        "people.mentioned %lld",
        [
          "en": ["one": "mentioned you", "other": "mentioned you"],
          "fr": ["one": "vous a mentionné", "other": "vous ont mentionné"],
        ]),
      Example("%lld of %lld", ["en": twice, "de": twice]) { $0.numberByPlace("de") },
      Example("%lld of %lld", ["en": twice, "de": twice]) { $0.numberByPlace("en") },
      Example("%lld files in %@ by %@", ["en": inside, "de": inside]) {
        $0.numberByPlace("en")
        $0.numberByPlace("de")
      },
    ],
    bad: [
      Example("Delete %@?", ["fr": "Supprimer ?"], message: "%@ of the source is missing"),
      Example("%1$@ of %2$lld", ["fr": "sur %2$lld"], message: "%1$@ of the source is missing"),
      Example(
        "%@ has %lld files", ["de": ["one": "Eine Datei", "other": "%2$lld Dateien von %1$@"]],
        message: "%1$@ of the source is missing"),
      Example(
        "%lld files",
        [
          "en": ["": "%#@n@", "#n": ["one": "%arg file", "other": "%arg files"]],
          "de": ["": "%#@n@", "#n": ["one": "%arg Datei", "other": "Dateien"]],
        ], message: "%lld of the source is missing"),
      Example(
        "%lld of %lld",
        ["en": twice, "de": ["": "%#@x@", "#x": ["other": "%arg"], "#y": ["other": "%arg"]]],
        message: "%2$lld of the source is missing"
      ) { $0.numberByPlace("de") },
      Example("Hello %@", ["en": .text("Hello there")], message: "%@ of the key is missing"),
    ],
    .string { string, report in
      for problem in string.argumentProblems {
        guard case .missing(let want, let count) = problem.kind, !hasDamaged(want, in: string),
          !isSelector(want, in: string)
        else { continue }
        let name = count > 1 ? want.numbered : want.specifier
        report.add(
          string.localized.isSource
            ? "\(name) of the key is missing" : "\(name) of the source is missing", in: string)
      }
    })

  private static let inside: ExampleText = [
    "": "%#@n@ by %@", "#n": ["one": "%lld file in %@", "other": "%lld files in %@"],
  ]

  private static let twice: ExampleText = [
    "": "%#@x@ / %#@y@", "#x": ["other": "%arg"], "#y": ["other": "%arg"],
  ]
}

extension PlaceholderMissing {
  /// Whether the placeholder is there but damaged, which is reported as such.
  private static func hasDamaged(_ want: ArgumentUse, in string: AuditedString) -> Bool {
    string.placeholders.contains { sign in
      sign.kind == .incomplete
        && DamagedPlaceholder(at: sign.range.lowerBound, of: string, lost: [want]) != nil
    }
  }

  /// Whether it is an argument that only chooses a form: the source does not show it; of the source
  /// itself, no language does.
  private static func isSelector(_ want: ArgumentUse, in string: AuditedString) -> Bool {
    guard want.kind == .integer || want.kind == .real else { return false }
    let entry = string.entry
    let all = [entry.source] + entry.witnesses
    guard all.contains(where: { $0.strings.contains { $0.category != nil } }) else { return false }
    return string.localized.isSource
      ? !all.contains { $0.shows(want.position) } : !entry.source.shows(want.position)
  }
}

extension Localized {
  /// Whether some form shows an argument, and does not only vary by it.
  fileprivate func shows(_ position: Int) -> Bool {
    strings.contains { text in
      text.arguments.contains { use in
        use.position == position
          && !text.placeholders.contains { $0.kind == .substitution && $0.range == use.range }
      }
    }
  }
}

extension AuditedTable {
  /// Lets a language's substitutions take the arguments in turn.
  fileprivate mutating func numberByPlace(_ language: String) {
    for key in catalog.keys {
      for name in catalog[key]?.localizations[language]?.substitutions.names ?? [] {
        catalog[key]?.localizations[language]?.substitutions[name]?.argNum = nil
      }
    }
  }
}

extension ArgumentUse {
  /// The placeholder with its number.
  var numbered: String { "%\(position)$\(specifier.dropFirst())" }

  /// The placeholder as the source has it.
  var written: String { isNumbered ? numbered : specifier }
}
