import PhrasebookModel

/// The progress of a text; less is worse.
enum TranslationProgress: Int, Comparable {
  case missing, new, stale, needsReview, machineTranslated, translated

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  init(_ state: State) {
    self =
      switch state {
      case .translated: .translated
      case .machineTranslated: .machineTranslated
      case .new: .new
      case .stale: .stale
      default: .needsReview
      }
  }

  /// Whether the text is translated.
  ///
  /// - Parameter machines: Whether a machine translation that was not reviewed counts.
  func isTranslated(countingMachines machines: Bool) -> Bool {
    self >= (machines ? .machineTranslated : .translated)
  }

  /// The progress of a source text, which the key or the code may replace.
  func inSource(of entry: Entry) -> TranslationProgress {
    switch (self, entry.extractionState) {
    case (.missing, _), (.new, nil), (.new, .extractedWithValue): .translated
    default: self
    }
  }
}

extension Localization {
  /// The progress of the text that is farthest behind; missing without texts.
  var progress: TranslationProgress { worst ?? .missing }

  fileprivate var worst: TranslationProgress? {
    var states = [stringUnit?.state, stringSet?.state].compactMap {
      $0.map(TranslationProgress.init)
    }
    states += [variations?.worst].compactMap { $0 }
    for (_, part) in substitutions { states += [part.variations?.worst].compactMap { $0 } }
    return states.min()
  }
}

extension Variations {
  fileprivate var worst: TranslationProgress? {
    var least: TranslationProgress?
    for (_, cases) in kinds {
      for (_, form) in cases {
        guard let progress = form.worst else { continue }
        least = min(least ?? progress, progress)
      }
    }
    return least
  }
}
