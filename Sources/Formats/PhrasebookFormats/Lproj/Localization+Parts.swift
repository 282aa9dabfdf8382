internal import Phrasebook
internal import PhrasebookModel

extension Localization {
  /// Whether there is more to it than one text; most have no more, and nothing to be looked at.
  var hasParts: Bool {
    if variations != nil || !substitutions.isEmpty { return true }
    return stringUnit?.value.utf8.contains(UInt8(ascii: "#")) == true
  }

  /// Where forms stand for a plural category that there is not: nobody is ever shown them.
  var unknownForms: [VariationPath] {
    var found: [VariationPath] = []
    collect(variations, VariationPath(), &found)
    for (name, part) in substitutions {
      collect(part.variations, VariationPath(substitution: name), &found)
    }
    return found
  }

  private func collect(
    _ variations: Variations?, _ path: VariationPath, _ found: inout [VariationPath]
  ) {
    for (kind, cases) in variations?.kinds ?? [:] {
      for (name, form) in cases {
        var path = path
        path.steps.append(VariationPath.Step(kind, name))
        if kind == "plural", PluralCategory(rawValue: name) == nil { found.append(path) }
        form.collect(form.variations, path, &found)
      }
    }
  }
}

extension StringsDictWriter.Problem {
  /// A form of a plural category that there is not.
  static func unknownForm(_ path: VariationPath) -> Self {
    let name = path.steps.last?.name ?? ""
    return Self(
      kind: .warning, path: path,
      reason: """
        Plural variation has an unknown form '\(name)', which is never shown; the forms are zero, \
        one, two, few, many and other
        """)
  }
}
