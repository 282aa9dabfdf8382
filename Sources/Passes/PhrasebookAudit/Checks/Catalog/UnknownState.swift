import CatalogJSON
import Phrasebook
import PhrasebookModel

/// Unknown state.
enum UnknownState {
  static let check = Check(
    "unknown-state", .catalog, .warning,
    "Unknown state.",
    why: "Xcode refuses the file or forgets the state.",
    fix: "Use `new`, `translated`, `needs_review` or `machine_translated`.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example(
        "Open", ["fr": .inState(State(rawValue: "done"), "Ouvrir")],
        message: "unknown state \"done\""),
      Example(
        "Open", state: ExtractionState(rawValue: "automatic"),
        message: "unknown extraction state \"automatic\""),
    ],
    .entry { entry, report in
      let states: Set<State> = [.new, .translated, .needsReview, .machineTranslated, .stale]
      let origins: Set<ExtractionState> = [
        .extractedWithValue, .manual, .migrated, .stale, ExtractionState(rawValue: "extracted"),
      ]
      if let origin = entry.contents.extractionState, !origins.contains(origin) {
        report.add(
          "unknown extraction state \"\(origin.rawValue)\"", key: entry.key,
          path: [CatalogField.extractionState.text])
      }
      for localized in entry.localized {
        let odd = localized.strings.first { $0.state.map { !states.contains($0) } ?? false }
        if let string = odd, let state = string.state {
          let isPhrase = localized.localization.stringSet != nil && string.path.isEmpty
          let holder = isPhrase ? CatalogField.stringSet : .stringUnit
          report.add(
            "unknown state \"\(state.rawValue)\"", in: localized,
            path: string.path + [holder.text, CatalogField.state.text])
        }
      }
    })
}
