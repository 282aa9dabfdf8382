import Phrasebook
import PhrasebookModel

/// Matches the strings of one table with the keys of a catalog.
///
/// A specifier of an interpolation of unknown type is a guess: `%@ items` in the code and `%lld
/// items` in the catalog are one key, spelled as in the catalog. A specifier that is certain
/// belongs to another key: the app would not find the entry under the catalog's.
///
/// The choice has to come out the same when the result is synced again, and a catalog that two
/// tools keep must not go back and forth between two spellings. So keys in use are preferred to
/// stale ones, even to one that is spelled as the guess, and keys of certain strings count as in
/// use whether the catalog holds them yet or not.
struct KeyMatching {
  /// The strings that were found, by the catalog's key or, for new ones, the code's. Sorted by key.
  private(set) var found: [(key: String, string: ExtractedString)] = []
  /// Keys that may be meant by a guess, and by what; nothing is known to be wrong with them.
  private(set) var possible: [ExactString: String] = [:]
  /// The catalog's keys that guesses mean, by their other spelling in the code.
  private(set) var keysOfGuesses: [ExactString: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var groups: [ExactString: [ExtractedString]] = [:]
  /// The keys of the groups in the order in which they came: sorted but for a few, so that it takes little
  /// to sort them.
  private var keys: [ExactString] = []

  init(_ strings: [ExtractedString], in catalog: Catalog) {
    groups.reserveCapacity(strings.count)
    for string in strings where !string.hasGuessedSpecifiers {
      add(string, to: ExactString(string.key))
    }
    let guesses = Dictionary(grouping: strings.filter(\.hasGuessedSpecifiers)) {
      ExactString(FormatString($0.key).shape)
    }
    // A guess beside a site that is certain of the same spelling may mean another key all the same.
    let besides = strings.filter { $0.hasGuessedSite && !$0.hasGuessedSpecifiers }
    if !guesses.isEmpty || !besides.isEmpty {
      let certain = Set(groups.keys)
      let shapes = Self.shapes(of: catalog.keys + certain.map(\.text))
      for (shape, strings) in guesses {
        match(strings, with: Candidates(shapes[shape] ?? [], certain: certain, in: catalog))
      }
      for string in besides.sorted(by: { $1.key.precedes($0.key) }) {
        for key in shapes[ExactString(FormatString(string.key).shape)] ?? [] {
          possible[ExactString(key)] = string.key
        }
      }
    }
    for key in keys.sorted(by: { $0.text.precedes($1.text) }) {
      possible[key] = nil
      guard let (string, warning) = groups[key].flatMap({ ExtractedString.merged($0) }) else {
        continue
      }
      found.append((key.text, string))
      if let warning { diagnostics.append(warning) }
    }
    let nowhere = Location(file: "", line: 0, column: 0)
    diagnostics.sort {
      ($0.location ?? nowhere, $0.message) < ($1.location ?? nowhere, $1.message)
    }
  }

  private mutating func add(_ string: ExtractedString, to key: ExactString) {
    if groups[key]?.append(string) == nil {
      groups[key] = [string]
      keys.append(key)
    }
  }

  /// Matches the strings of one shape, first those whose spelling the catalog has.
  private mutating func match(_ strings: [ExtractedString], with candidates: Candidates) {
    var candidates = candidates
    var others: [ExtractedString] = []
    var restored: Set<ExactString> = []
    for string in strings {
      let key = ExactString(string.key)
      if candidates.used.contains(key) {
        add(string, to: key)
      } else if candidates.used.isEmpty, candidates.all.contains(key) {
        add(string, to: key)
        restored.insert(key)
      } else {
        others.append(string)
      }
    }
    candidates.used.formUnion(restored)
    for string in others {
      if let key = candidates.choice(for: string) {
        add(string, to: key)
        keysOfGuesses[ExactString(string.key)] = key.text
      } else {
        diagnostics.append(candidates.ambiguity(of: string))
      }
    }
    guard let guess = strings.map(\.key).min(by: { $0.precedes($1) }) else { return }
    for key in candidates.all { possible[key] = guess }
  }

  private static func shapes(of keys: [String]) -> [ExactString: [String]] {
    var shapes: [ExactString: [String]] = [:]
    for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
      shapes[ExactString(FormatString(key).shape), default: []].append(key)
    }
    return shapes
  }
}

/// The keys that differ from a guess in nothing but specifiers.
private struct Candidates {
  let all: Set<ExactString>
  /// Those that are not stale.
  var used: Set<ExactString>
  /// Those that a string names for certain.
  let certain: Set<ExactString>

  init(_ keys: [String], certain: Set<ExactString>, in catalog: Catalog) {
    all = Set(keys.map(ExactString.init))
    used = all.filter { certain.contains($0) || catalog[$0.text]?.extractionState != .stale }
    self.certain = all.filter { certain.contains($0) }
  }

  /// The key that a guess means; nil if it may be any of several.
  func choice(for string: ExtractedString) -> ExactString? {
    if all.isEmpty { return ExactString(string.key) }
    for narrowed in [used.subtracting(certain), used, all] where narrowed.count == 1 {
      return narrowed.first
    }
    return nil
  }

  func ambiguity(of string: ExtractedString) -> Diagnostic {
    let names = all.map(\.text).sorted { $0.precedes($1) }.prefix(3).map(\.quoted)
    return Diagnostic(
      .note,
      """
      the type of an interpolation in \(string.key.quoted) is unknown: it may be any of \(all.count) keys of the catalog (\(names.joined(separator: ", "))), which are not changed; write the type, as in \\(count as Int)
      """,
      at: string.locations.first)
  }
}
