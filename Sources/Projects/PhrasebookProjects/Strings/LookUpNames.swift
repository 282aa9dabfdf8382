import PhrasebookExtract
import PhrasebookModel

/// Finds the functions and macros that look keys up, by their names and by their literals: those
/// that equal keys of a catalog which are not found otherwise.
struct LookUpNames {
  /// A function or macro whose literals are mostly keys of the catalog.
  struct Name: Hashable {
    /// The name as code has it; a macro's begins with `#`.
    var name: String
    /// The number of its literals that are keys, and of all its literals.
    var keys: Int
    var literals: Int
    /// The first of them.
    var location: Location
  }

  /// The keys of the catalog.
  let isKey: (String) -> Bool
  /// The sources, spelled as places in them are.
  let sources: [String]
  /// Functions that are known already.
  let known: [String]
  let reads: SourceTextReads

  /// The names, those with most keys first.
  func found() -> [Name] {
    var values: [String: Set<String>] = [:]
    var places: [String: Location] = [:]
    let known = Set(known)
    for (file, texts) in zip(sources, reads.texts(of: sources)) {
      for text in texts?.texts ?? [] where Self.looksUp(text.callee) {
        guard !known.contains(String(text.callee.drop { $0 == "#" })) else { continue }
        values[text.callee, default: []].insert(text.value)
        if places[text.callee] == nil {
          places[text.callee] = Location(file: file, line: text.line, column: text.column)
        }
      }
    }
    return values.compactMap { name, values -> Name? in
      let keys = values.count(where: isKey)
      // One key may be a coincidence; most of several are not.
      guard keys > 1, keys * 2 > values.count, let place = places[name] else { return nil }
      return Name(name: name, keys: keys, literals: values.count, location: place)
    }.sorted { ($1.keys, $0.name) < ($0.keys, $1.name) }
  }

  /// Whether a name suggests that it looks texts up.
  private static func looksUp(_ name: String) -> Bool {
    let bare = name.drop { $0 == "#" || $0 == "_" }.lowercased()
    if ["t", "tr", "l", "loc", "ls", "lang", "txt"].contains(bare) { return true }
    return !bare.isEmpty
      && ["locali", "l10n", "i18n", "translat"].contains { bare.contains($0) }
      && !["nslocalizedstring", "localizedstringkey", "localizedstringresource"].contains(bare)
  }
}
