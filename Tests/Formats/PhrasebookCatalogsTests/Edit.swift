import PhrasebookModel
import Testing

/// One of the ways to change a catalog at a key.
struct Edit: CustomTestStringConvertible, Sendable {
  var name: String
  /// False if two members of an entry change, which need not be neighbours.
  var isOneStretch = true
  var apply: @Sendable (inout Catalog, String) -> Void
  var testDescription: String { name }

  init(
    _ name: String, isOneStretch: Bool = true,
    _ apply: @escaping @Sendable (inout Catalog, String) -> Void
  ) {
    self.name = name
    self.isOneStretch = isOneStretch
    self.apply = apply
  }

  static let text = "New \"text\" / 1\n– né 🎉"

  static let all: [Edit] = [
    Edit("set a value") { catalog, key in
      let language = catalog[key]?.localizations.names.first ?? "de"
      var localization = catalog[key]?.localizations[language] ?? Localization()
      var unit = localization.stringUnit ?? StringUnit(.new, "")
      unit.value = text
      localization.stringUnit = unit
      catalog[key]?.localizations[language] = localization
    },
    Edit("replace a language", isOneStretch: false) { catalog, key in
      let language = catalog[key]?.localizations.names.first ?? "de"
      catalog[key]?.localizations[language] = Localization(
        stringUnit: StringUnit(.translated, text))
    },
    Edit("add a key") { catalog, key in catalog[key + " 2 more"] = Entry() },
    Edit("add a full key") { catalog, key in
      catalog["Zebra " + key] = Entry(
        comment: text, extractionState: .manual,
        localizations: [
          "fr": Localization(stringUnit: StringUnit(.new, text)),
          "de": Localization(
            variations: Variations([
              "plural": [
                "other": Localization(stringUnit: StringUnit(.translated, "%lld")),
                "one": Localization(stringUnit: StringUnit(.translated, "1")),
              ]
            ])),
        ])
    },
    Edit("add a language") { catalog, key in
      catalog[key]?.localizations["nn-NO"] = Localization(stringUnit: StringUnit(.new, text))
    },
    Edit("comment") { catalog, key in catalog[key]?.comment = text },
    Edit("remove the comment") { catalog, key in catalog[key]?.comment = nil },
    Edit("add a plural form") { catalog, key in
      let language = catalog[key]?.localizations.names.last ?? "pl"
      var localization = catalog[key]?.localizations[language] ?? Localization()
      var variations = localization.variations ?? Variations()
      var forms = variations.kinds["plural"] ?? [:]
      forms["few"] = Localization(stringUnit: StringUnit(.translated, text))
      variations.kinds["plural"] = forms
      localization.variations = variations
      catalog[key]?.localizations[language] = localization
    },
    Edit("mark stale") { catalog, key in catalog[key]?.extractionState = .stale },
    Edit("remove all languages") { catalog, key in catalog[key]?.localizations = [:] },
    Edit("remove a language") { catalog, key in
      guard let language = catalog[key]?.localizations.names.last else { return }
      catalog[key]?.localizations[language] = nil
    },
    Edit("remove the key") { catalog, key in catalog[key] = nil },
    Edit("rename the key", isOneStretch: false) { catalog, key in
      let entry = catalog[key]
      catalog[key] = nil
      catalog[key + "!"] = entry
    },
    Edit("unknown member") { catalog, key in
      catalog[key]?.unknown["x"] = .array([
        .null, .object(["y": .number("1e9"), "a": .bool(true)]),
      ])
    },
  ]
}
