import Phrasebook
import PhrasebookModel

/// A state is none that Xcode knows.
enum UnknownState {
  static let check = Check(
    "unknown-state", .catalog, .warning,
    "A state is none that Xcode knows.",
    why: "Xcode refuses the file or forgets the state.",
    mend: "Write `new`, `translated` or `needs_review`.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example(
        "Open", ["fr": .inState(State(rawValue: "done"), "Ouvrir")],
        says: "there is no state “done”"),
      Example(
        "Open", state: ExtractionState(rawValue: "automatic"),
        says: "there is no extraction state “automatic”"),
    ],
    .subject { subject, report in
      let states: Set<State> = [.new, .translated, .needsReview, .machineTranslated, .stale]
      let origins: Set<ExtractionState> = [
        .extractedWithValue, .manual, .migrated, .stale, ExtractionState(rawValue: "extracted"),
      ]
      if let origin = subject.entry.extractionState, !origins.contains(origin) {
        report.add(
          "there is no extraction state “\(origin.rawValue)”", key: subject.key,
          path: ["extractionState"])
      }
      for localized in subject.localized {
        let odd = localized.passages.first { $0.state.map { !states.contains($0) } ?? false }
        if let passage = odd, let state = passage.state {
          let isPhrase = localized.localization.stringSet != nil && passage.path.isEmpty
          report.add(
            "there is no state “\(state.rawValue)”", in: localized,
            path: passage.path + [isPhrase ? "stringSet" : "stringUnit", "state"])
        }
      }
    })
}
