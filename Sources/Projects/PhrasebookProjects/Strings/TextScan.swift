import PhrasebookExtract
import PhrasebookModel
import PhrasebookSync

/// Leaves out what Xcode does not find in Swift code if the compiler lists no keys: it then searches the
/// text for `Text("…")`, `NSLocalizedString` and other functions that are known by name, and spells every
/// interpolation `%@`.
///
/// A string that it does not find is marked as one in code that is not built: an entry that is there counts
/// as used, but nothing is added, restored or changed for it.
struct TextScan {
  /// The name of the catalog's table.
  let table: String
  /// The strings of the sources, as the compiler would list them.
  let code: Extraction
  let catalog: Catalog
  /// The sources whose keys the compiler does not list, by the name that places in them have.
  let files: Set<String>
  /// Functions whose first argument is a key, besides those of Foundation.
  let functions: Set<String>
  /// The sources of the operation.
  let reads: SourceTextReads

  /// The strings as Xcode finds them; nil if that makes no difference, or the catalog shows that Xcode does
  /// have the compiler's keys.
  ///
  /// - Parameter isSet: Whether the setting is `NO`. If it is only absent, the catalog has to show its effect:
  ///   by the signs that `TextScanSigns` counts.
  func result(isSet: Bool) -> Extraction? {
    guard isSet || mayShow else { return nil }
    let (seen, keys) = (places, keys)
    var signs = TextScanSigns()
    var result = code
    var scanned: [ExtractedString] = []
    var isChanged = false
    for index in code.strings.indices {
      let string = code.strings[index]
      guard concerns(string) else { continue }
      let calls = string.calls
      let key = Self.scannedKey(string.key)
      let found = calls.filter { seen.contains($0.location) }
      if key == string.key, found.contains(where: { files.contains($0.location.file) }) {
        signs.countSearched(isInCatalog: catalog.contains(key))
      }
      let built = calls.filter { call in
        !files.contains(call.location.file) || (key == string.key && seen.contains(call.location))
      }
      guard built.count < calls.count else { continue }
      isChanged = true
      if !found.isEmpty, key != string.key {
        scanned.append(Self.unused(key, of: string, at: found.map(\.location)))
        if !keys.contains(ExactString(key)) {
          signs.countSpellings(searched: catalog[key], compiled: catalog[string.key])
        }
      }
      guard built.isEmpty else {
        result.strings[index].take(only: built)
        continue
      }
      result.strings[index].isInactive = true
      signs.countCompiled(string.key, in: catalog)
    }
    guard isChanged, signs.show(isSet: isSet) else { return nil }
    add(scanned, to: &result)
    return result
  }

  /// Whether a string may be one of those that the setting is about.
  private func concerns(_ string: ExtractedString) -> Bool {
    // Phrases of App Shortcuts come from another tool.
    string.table == table && string.phrases.isEmpty && !string.isInactive
  }

  /// Whether the catalog may show the effect at all: otherwise no source needs to be searched.
  private var mayShow: Bool {
    let least = TextScanSigns.least
    var (stale, others, missing) = (0, 0, 0)
    for key in catalog.keys {
      if catalog[key]?.extractionState == .stale { stale += 1 } else { others += 1 }
      if stale == least { return true }
    }
    guard others >= least else { return false }
    return code.strings.contains { string in
      if concerns(string), !catalog.contains(string.key) { missing += 1 }
      return stale + missing == least
    }
  }

  /// The keys of the table, as the compiler spells them.
  private var keys: Set<ExactString> {
    Set(code.strings.lazy.filter { $0.table == table }.map { ExactString($0.key) })
  }

  /// The places of literals that the search finds.
  private var places: Set<Location> {
    let strings = code.strings.lazy.filter { $0.table == table }
    let files = Set(strings.flatMap { $0.locations.map(\.file) }).intersection(files).sorted()
    var places: Set<Location> = []
    for (file, texts) in zip(files, reads.texts(of: files)) {
      for text in texts?.texts ?? [] where isSearched(text.callee) {
        places.insert(Location(file: file, line: text.line, column: text.column))
      }
    }
    return places
  }

  private func isSearched(_ callee: String) -> Bool {
    callee == "Text" || callee.hasPrefix("NSLocalized") || callee.hasPrefix("CFCopyLocalized")
      || functions.contains(String(callee.drop { $0 == "#" }))
  }

  /// Adds keys that the code does not have otherwise, in the order of an extraction.
  private func add(_ scanned: [ExtractedString], to result: inout Extraction) {
    var known = keys
    let others = scanned.filter { known.insert(ExactString($0.key)).inserted }
    guard !others.isEmpty else { return }
    result.strings = (result.strings + others).sorted { $0.precedes($1) }
  }

  /// A key as the search spells it, which no look-up at run time has: its entry stays, and none is added.
  private static func unused(
    _ key: String, of string: ExtractedString, at places: [Location]
  ) -> ExtractedString {
    var scanned = ExtractedString(key: key, table: string.table, locations: places)
    scanned.isInactive = true
    return scanned
  }

  /// A key with `%@` for each specifier.
  private static func scannedKey(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    return FormatString(key).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .specifier, .labelled: "%@"
      }
    }.joined()
  }
}
