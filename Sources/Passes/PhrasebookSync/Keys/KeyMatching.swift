import PhrasebookModel

/// Strings of one table in, the keys of the catalog they mean out.
///
/// A specifier that stands for an interpolation of unknown type is a guess: `%@ items` in the
/// code and `%lld items` in the catalog are one key, spelled as the catalog has it. A catalog
/// that two tools keep must not go back and forth between two spellings, so an entry in use is
/// preferred to a stale one even where the stale one is spelled as the guess.
struct KeyMatching {
  /// What was found, by the catalog's key or, for new ones, the code's. Sorted by key.
  private(set) var found: [(key: String, string: ExtractedString)] = []
  /// Keys that may be meant by a guess, and by what; nothing is known to be wrong with them.
  private(set) var possible: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ strings: [ExtractedString], in catalog: Catalog, policy: SyncOptions.SpecifierMatching) {
    let keys = Set(catalog.keys)
    let isOpen: (ExtractedString) -> Bool = { string in
      string.hasGuessedSpecifiers || (policy == .any && !keys.contains(string.key))
    }
    let open = strings.filter(isOpen)
    let certain = strings.filter { !isOpen($0) }
    var groups = Dictionary(grouping: certain, by: \.key)
    let certainKeys = Set(groups.keys)
    let shapes = open.isEmpty ? [:] : Self.shapes(of: catalog.keys)
    for string in open {
      let candidates = shapes[FormatString(string.key).shape] ?? []
      switch Self.choice(string.key, candidates, certain: certainKeys, in: catalog) {
      case .key(let key):
        groups[key, default: []].append(string)
        for other in candidates where other != key { possible[other] = string.key }
      case .anyOf:
        for other in candidates { possible[other] = string.key }
        diagnostics.append(Self.ambiguity(string, candidates))
      }
    }
    for key in groups.keys.sorted() {
      guard let (string, warning) = groups[key].flatMap({ ExtractedString.merged($0) }) else {
        continue
      }
      found.append((key, string))
      if let warning { diagnostics.append(warning) }
      possible[key] = nil
    }
  }

  private enum Choice {
    case key(String)
    /// One of several: which cannot be said.
    case anyOf
  }

  private static func choice(
    _ key: String, _ candidates: [String], certain: Set<String>, in catalog: Catalog
  ) -> Choice {
    let used = candidates.filter { catalog[$0]?.extractionState != .stale }
    if candidates.isEmpty || used.contains(key) { return .key(key) }
    let free = used.filter { !certain.contains($0) }
    for narrowed in [free, used] where narrowed.count == 1 { return .key(narrowed[0]) }
    if used.isEmpty, candidates.contains(key) { return .key(key) }
    return candidates.count == 1 ? .key(candidates[0]) : .anyOf
  }

  private static func shapes(of keys: [String]) -> [String: [String]] {
    var shapes: [String: [String]] = [:]
    for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
      shapes[FormatString(key).shape, default: []].append(key)
    }
    return shapes
  }

  private static func ambiguity(_ string: ExtractedString, _ keys: [String]) -> Diagnostic {
    let names = keys.sorted().prefix(3).map(\.quoted).joined(separator: ", ")
    return Diagnostic(
      .note,
      "the type of an interpolation in \(string.key.quoted) is not known: it may be any of "
        + "\(keys.count) keys of the catalog (\(names)), which are left as they are; "
        + "write the type, as in \\(count as Int), to say which",
      at: string.locations.first)
  }
}
