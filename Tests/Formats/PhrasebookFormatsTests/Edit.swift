import CatalogJSON
import PhrasebookModel
import Testing

@testable import PhrasebookFormats

/// One of the ways to change a catalog at a key.
struct Edit: CustomTestStringConvertible, Sendable {
  var name: String
  var apply: @Sendable (inout Catalog, String) -> Void
  var testDescription: String { name }

  init(_ name: String, _ apply: @escaping @Sendable (inout Catalog, String) -> Void) {
    self.name = name
    self.apply = apply
  }

  static let text = "New \"text\" / 1\n– né 🎉"

  static let all: [Edit] = [
    Edit("set a value") { catalog, key in
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
      localization.stringUnit = nil
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
    Edit("rename the key") { catalog, key in
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

/// What must hold for any edit of one entry.
enum EditOracle {
  static func check(
    _ edited: Catalog, from bytes: [UInt8], _ original: Catalog, _ what: String
  ) throws {
    let written = XCStrings.write(edited)
    let comment = Comment(rawValue: what)
    let again = try XCStrings.read(written, file: "").catalog
    #expect(again == edited, comment)
    // What is read again writes itself, and the same edit once more changes nothing.
    #expect(XCStrings.write(again) == written, comment)
    // All other entries keep their bytes, in their order.
    let changed = Set(edited.edits.keys.map(\.text))
    let before = slices(of: original).filter { !changed.contains($0.key) }
    let after = slices(of: again).filter { !changed.contains($0.key) }
    #expect(before.map(\.key) == after.map(\.key), comment)
    #expect(before.map(\.text) == after.map(\.text), comment)
    // Lines that differ are one stretch.
    #expect(changedStretches(bytes, written) <= 2, comment)
  }

  /// Each entry's bytes.
  static func slices(of catalog: Catalog) -> [(key: String, text: String)] {
    guard let file = catalog.source as? XCStringsFile else { return [] }
    return file.document.withView { view in
      view.members(of: file.strings).map {
        (view.string($0.name), String(decoding: view.source($0.value), as: UTF8.self))
      }
    }
  }

  /// How many stretches of lines differ, a comma at the end of a line aside; a rename makes two.
  static func changedStretches(_ a: [UInt8], _ b: [UInt8]) -> Int {
    func lines(_ bytes: [UInt8]) -> [String] {
      String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
    }
    let difference = lines(b).difference(from: lines(a))
    func stretches(_ offsets: [Int]) -> Int {
      zip(offsets, offsets.dropFirst()).reduce(offsets.isEmpty ? 0 : 1) {
        $0 + ($1.1 - $1.0 > 6 ? 1 : 0)
      }
    }
    let removals = stretches(difference.removals.map(\.offset))
    let insertions = stretches(difference.insertions.map(\.offset))
    return max(removals, insertions)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
