package import PhrasebookModel

/// The status of a string in a language, by the text that is farthest behind.
package enum StringStatus: UInt8, CaseIterable, Comparable, Sendable {
  case missing, new, needsReview, machineTranslated, translated
  /// The code no longer has the key.
  case stale
  /// Marked “don't translate”.
  case untranslatable

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The name in requests and answers.
  package var name: String {
    switch self {
    case .missing: "missing"
    case .new: State.new.rawValue
    case .needsReview: State.needsReview.rawValue
    case .machineTranslated: State.machineTranslated.rawValue
    case .translated: State.translated.rawValue
    case .stale: State.stale.rawValue
    case .untranslatable: "untranslatable"
    }
  }

  /// Whether a person has work to do.
  package var isOpen: Bool { self < .translated }

  package init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The status of an entry in a language.
  package init(of entry: Entry, language: String, sourceLanguage: String) {
    if entry.shouldTranslate == false {
      self = .untranslatable
    } else if entry.extractionState == .stale {
      self = .stale
    } else {
      let isSource = language == sourceLanguage
      let found = Self.worst(of: entry.localizations[language])
      switch found {
      // The key, or the code's own text, is the source text.
      case nil, .missing?: self = isSource ? .translated : .missing
      case .new? where isSource && entry.extractionState != .manual: self = .translated
      case let found?: self = found
      }
    }
  }

  private static func worst(of localization: Localization?) -> StringStatus? {
    guard let localization else { return nil }
    // Most are only a text.
    if localization.isOnlyText, let unit = localization.stringUnit {
      return StringStatus(unit.state, isEmpty: unit.value.isEmpty)
    }
    return localization.forms(language: "").map {
      StringStatus($0.state ?? .new, isEmpty: $0.value.isEmpty)
    }.min()
  }

  private init(_ state: State, isEmpty: Bool) {
    switch state {
    case .translated: self = .translated
    case .machineTranslated: self = .machineTranslated
    case .new: self = isEmpty ? .missing : .new
    default: self = .needsReview
    }
  }
}
