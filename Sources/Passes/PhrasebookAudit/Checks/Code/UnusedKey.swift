import Phrasebook
import PhrasebookModel

/// The catalog has a key that no code uses.
enum UnusedKey {
  static let check = Check(
    "unused-key", .code, .warning,
    "The catalog has a key that no code uses.",
    why: "Translators work on it for nothing, and the app carries it around.",
    fix: "Remove it, or list the keys that code builds at run time in the settings.",
    good: [
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .call(of: "Open")),
      Example(
        keys: [.init("Close", ["fr": "Fermer"]), .init("Open")],
        code: .call(of: "Open")
      ) { $0.plainTexts = [ExactString("Close"): .example] },
      Example(
        keys: [.init("menu.close", ["fr": "Fermer"], .manual), .init("Open")],
        code: .call(of: "Open")
      ) { $0.plainTexts = [ExactString("menu.close"): .example] },
      Example(
        keys: [.init("menu.close", ["fr": "Fermer"], .manual), .init("Open")],
        code: .call(of: "Open")
      ) { $0.keysOfSymbols = [ExactString("menu.close")] },
      Example("error.%@", ["en": "Error"], code: .strings([]), settings: .making("error.*")),
    ],
    bad: [
      Example(
        keys: [.init("Close", ["fr": "Fermer"]), .init("Open")],
        code: .call(of: "Open"),
        message: "no code uses this key"),
      Example(
        keys: [.init("Close", ["fr": "Fermer"], .manual), .init("Open")],
        code: .call(of: "Open"),
        message: "no known call looks this key up; the same string is at View.swift:12"
      ) { $0.plainTexts = [ExactString("Close"): .example] },
    ],
    .table { table, digests, report in
      guard table.hasAllCode, table.input.role == .code else { return }
      let strings = table.ownStrings
      // Without a single string, the sources are not the ones that feed the catalog.
      guard strings.contains(where: { table.input.catalog.contains($0.key) }) else { return }
      let shapes = KeyShapes(strings.map(\.key))
      let open = table.openSites
      let missed = table.keysMissedElsewhere
      var notes: [Phrase] = open.prefix(3).map { "\($0.explanation) at \($0.location.brief)" }
      if open.count > 3 {
        notes.append("and \(open.count - 3) more places whose key cannot be known")
      }
      for digest in digests where !digest.isStale && table.strings(for: digest.key).isEmpty {
        guard shapes.like(digest.key).isEmpty, !table.isDynamic(digest.key), !digest.hasSymbol
        else { continue }
        let name = ExactString(digest.key)
        guard !missed.contains(name), !digest.key.isEmpty else { continue }
        if table.input.keysOfSymbols.contains(name) { continue }
        // Places with an unknown key may use a key that is kept by hand.
        if digest.isManual, !open.isEmpty { continue }
        if let place = table.input.plainTexts[name] {
          // Xcode has not marked it as stale, and knows more declarations than this check does. A
          // literal with its text is hardly a coincidence.
          guard digest.isManual, !digest.key.isSymbol else { continue }
          report.add(
            "no known call looks this key up; the same string is at \(place.brief)",
            key: digest.key, severity: .note)
          continue
        }
        report.add(
          open.isEmpty
            ? "no code uses this key"
            : open.count == 1
              ? "no code is known to use this key; 1 place could not be determined"
              : "no code is known to use this key; \(open.count) places could not be determined",
          key: digest.key, notes: notes, severity: open.isEmpty && !digest.isManual ? nil : .note)
      }
    })
}

extension AuditSettings {
  fileprivate static func making(_ pattern: String) -> AuditSettings {
    var settings = AuditSettings()
    settings.dynamicKeys = [pattern]
    return settings
  }
}
