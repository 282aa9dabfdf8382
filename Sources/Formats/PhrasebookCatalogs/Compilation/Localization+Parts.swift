internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

extension Localization {
  /// Whether there is more to it than one text; most have no more, and nothing to be looked at.
  var hasParts: Bool {
    if variations != nil || !substitutions.isEmpty { return true }
    return stringUnit?.value.utf8.contains(UInt8(ascii: "#")) == true
  }

  /// Parts that are never shown: unknown kinds of variations, and forms for unknown plural
  /// categories or devices. A misspelling loses a text there, so each is reported.
  var unknownParts: [StringsDictWriter.Problem] {
    var found: [StringsDictWriter.Problem] = []
    variations?.collectUnknown(VariationPath(), &found)
    for (name, part) in substitutions {
      part.variations?.collectUnknown(VariationPath(substitution: name), &found)
    }
    return found
  }

  /// The localization without its unknown parts, as the compiler of tables reads it.
  var withoutUnknownParts: Localization {
    var result = self
    result.variations = variations?.withoutUnknownParts
    for (name, part) in substitutions {
      result.substitutions[name]?.variations = part.variations?.withoutUnknownParts
    }
    return result
  }
}

extension Variations {
  fileprivate func collectUnknown(
    _ path: VariationPath, _ found: inout [StringsDictWriter.Problem]
  ) {
    for (kind, cases) in kinds {
      guard Self.isKnown(kind) else {
        let place = cases.names.first.map { path.appending(kind, $0) } ?? path
        found.append(.unknownKind(kind, place))
        continue
      }
      for (name, form) in cases {
        let path = path.appending(kind, name)
        if Self.isKnown(name, of: kind) {
          form.variations?.collectUnknown(path, &found)
        } else {
          found.append(.unknownForm(name, of: kind, path))
        }
      }
    }
  }

  fileprivate var withoutUnknownParts: Variations? {
    var result: Members<Members<Localization>> = [:]
    for (kind, cases) in kinds where Self.isKnown(kind) {
      var forms: Members<Localization> = [:]
      for (name, form) in cases where Self.isKnown(name, of: kind) {
        forms[name] = form.withoutUnknownParts
      }
      if !forms.isEmpty { result[kind] = forms }
    }
    return result.isEmpty ? nil : Variations(result)
  }

  private static func isKnown(_ kind: String) -> Bool {
    CatalogVariation(rawValue: kind) != nil
  }

  private static func isKnown(_ name: String, of kind: String) -> Bool {
    kind == CatalogVariation.width.text || VariationPath.Step(kind, name).isKnown
  }
}

extension StringsDictWriter.Problem {
  fileprivate static func unknownKind(_ kind: String, _ path: VariationPath) -> Self {
    Self(
      kind: .warning, path: path,
      reason: """
        A variation by '\(kind)' is never shown and is skipped; strings vary by plural, device and \
        width
        """)
  }

  fileprivate static func unknownForm(
    _ name: String, of kind: String, _ path: VariationPath
  ) -> Self {
    if kind == CatalogVariation.device.text {
      let devices = DeviceKind.allCases.map(\.rawValue).joined(separator: ", ")
      return Self(
        kind: .warning, path: path,
        reason: """
          Device variation has an unknown form '\(name)', which is never shown; the forms are \
          \(devices)
          """)
    }
    return Self(
      kind: .warning, path: path,
      reason: """
        Plural variation has an unknown form '\(name)', which is never shown; the forms are zero, \
        one, two, few, many and other
        """)
  }
}
