internal import PhrasebookModel

/// The state of a segment, as in XLIFF 2.1: `state` and `subState`.
struct XLIFF2State: Hashable {
  var state: String?
  var subState: String?

  init(state: String?, subState: String? = nil) {
    self.state = state
    self.subState = subState
  }

  /// The attributes for a state; a state that the standard lacks is a `subState` of our own.
  init(_ state: State?) {
    switch state {
    case nil: self.init(state: nil)
    case .new?: self.init(state: "initial")
    case .translated?: self.init(state: "translated")
    case let other?: self.init(state: "translated", subState: Self.prefix + other.rawValue)
    }
  }

  /// The state in catalogs; nil if it is missing.
  var catalogState: State? {
    if let subState, subState.hasPrefix(Self.prefix) {
      return State(rawValue: String(subState.dropFirst(Self.prefix.utf8.count)))
    }
    switch state {
    case nil: return nil
    case "initial": return .new
    case "translated", "reviewed", "final": return .translated
    default: return nil
    }
  }

  /// The rank of the state; a unit has the lowest of its segments.
  var rank: Int { ["initial", "translated", "reviewed", "final"].firstIndex(of: state) ?? 0 }

  /// Whether the schema has a place for the word.
  var isWritable: Bool { subState?.utf8.allSatisfy { $0 > 0x20 } ?? true }

  private static let prefix = "phrasebook:"
}
