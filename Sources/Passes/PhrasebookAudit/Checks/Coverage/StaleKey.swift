import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A key is marked as stale.
enum StaleKey {
  static let check = Check(
    "stale-key", .coverage, .warning,
    "A key is marked as stale.",
    why: "Translators work on it for nothing, and the app carries it around.",
    fix:
      "Remove it with `phrasebook sync --prune`, or mark it as manual if a wrapper or code at run time asks for it.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example(
        keys: [.init("Open", ["fr": "Ouvrir"], .stale), .init("Close")],
        code: .call(of: "Close"),
        message: "the code no longer uses this key"),
      Example(
        "Open", ["fr": "Ouvrir"], state: .stale, code: .strings([]),
        message:
          "stale, but the same string is at View.swift:12, where a wrapper may look it up"
      ) { $0.plainTexts = [ExactString("Open"): .example] },
      Example(
        "Open", ["fr": "Ouvrir"], state: .stale,
        code: .call(of: "Open"),
        message: "marked as stale, but the code uses this key: run phrasebook sync"),
      Example(
        "Open", ["fr": "Ouvrir"], state: .stale,
        message: "stale: not found in the code at the last sync"),
      Example(
        "xNi-9K-fnJ.title", ["fr": "Ouvrir"],
        message: "the interface file has no object with this id"
      ) { $0.lostKeys = [ExactString("xNi-9K-fnJ.title")] },
    ],
    .entry { entry, report in
      guard entry.isStale else { return }
      guard !entry.isLost else {
        return report.add("the interface file has no object with this id", key: entry.key)
      }
      if entry.codeStrings.isEmpty,
        let place = entry.table.input.plainTexts[ExactString(entry.key)]
      {
        return report.add(
          "stale, but the same string is at \(place.brief), where a wrapper may look it up",
          key: entry.key, path: [CatalogField.extractionState.text])
      }
      if !entry.codeStrings.isEmpty, entry.codeStrings.allSatisfy(\.isInactive) {
        return report.add(
          "stale: Xcode does not look for keys in the code that uses this one", key: entry.key,
          path: [CatalogField.extractionState.text])
      }
      report.add(
        !entry.codeStrings.isEmpty
          ? "marked as stale, but the code uses this key: run phrasebook sync"
          : entry.table.hasAllCode
            ? "the code no longer uses this key"
            : "stale: not found in the code at the last sync",
        key: entry.key, path: [CatalogField.extractionState.text])
    })
}
