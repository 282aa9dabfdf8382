internal import PhrasebookModel

/// The state of a translation, as in XLIFF 1.2: `state` and `state-qualifier` of a target.
struct XLIFFState: Hashable {
  var state: String?
  var qualifier: String?

  init(state: String?, qualifier: String? = nil) {
    self.state = state
    self.qualifier = qualifier
  }

  /// The attributes that Xcode writes for a state; a state that it lacks has a value of our own,
  /// `x-stale`.
  init(_ state: State?) {
    switch state {
    case nil: self.init(state: nil)
    case .new?: self.init(state: "new")
    case .translated?: self.init(state: "translated")
    case .needsReview?: self.init(state: "needs-review-l10n")
    case .machineTranslated?: self.init(state: "translated", qualifier: "leveraged-mt")
    case let other?: self.init(state: "x-\(other.rawValue)")
    }
  }

  /// The state in catalogs; nil if it is missing or unknown.
  var catalogState: State? {
    switch state {
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": .new
    case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation": .needsReview
    case "translated", "final", "signed-off":
      qualifier == "leveraged-mt" || qualifier == "mt-suggestion" ? .machineTranslated : .translated
    case let other?: other.hasPrefix("x-") ? State(rawValue: String(other.dropFirst(2))) : nil
    case nil: nil
    }
  }

  /// Whether the schema has a place for the word.
  var isWritable: Bool {
    state?.utf8.allSatisfy { $0 > 0x20 } ?? true
  }
}
