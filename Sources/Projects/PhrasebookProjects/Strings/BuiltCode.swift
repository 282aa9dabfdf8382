import PhrasebookExtract
import PhrasebookModel
import PhrasebookSync

/// Takes the call sites in code that no build compiles out of the strings of one table, as far as a
/// sync would change their keys: Xcode takes strings from what it compiles.
///
/// A string that no build compiles is marked: an entry that is there counts as used, but nothing is
/// added, restored or changed for it. Files are read only if a key would change.
struct BuiltCode {
  /// The name of the catalog's table.
  let table: String
  /// The strings of the sources, with all branches of `#if`.
  let code: Extraction
  /// The builds of a source, by the name that places in it have.
  let contexts: (String) -> [BuildContext]
  /// The sources of the operation.
  let reads: SourceTextReads

  /// The strings as the builds have them; nil if that makes no difference to some keys.
  ///
  /// - Parameter keys: The keys that a sync would add, restore or change.
  func filtered(changing keys: Set<ExactString>) -> Extraction? {
    let indices = code.strings.indices.filter { index in
      let string = code.strings[index]
      return string.table == table
        && (keys.contains(ExactString(string.key)) || string.hasGuessedSite)
    }
    let files = Set(indices.flatMap { code.strings[$0].locations.map(\.file) }).sorted()
    var inactive: [String: InactiveCode] = [:]
    for (file, texts) in zip(files, reads.texts(of: files)) {
      guard let texts else { continue }
      let lines = InactiveCode(texts, in: contexts(file))
      if !lines.isEmpty { inactive[file] = lines }
    }
    guard !inactive.isEmpty else { return nil }
    var result = code
    var isChanged = false
    for index in indices {
      let calls = code.strings[index].calls
      let built = calls.filter { inactive[$0.location.file]?.contains($0.location.line) != true }
      guard built.count < calls.count, !built.isEmpty || !isBuilt(calls, inactive) else { continue }
      isChanged = true
      if built.isEmpty {
        result.strings[index].isInactive = true
      } else {
        result.strings[index].take(only: built)
      }
    }
    return isChanged ? result : nil
  }

  /// Whether each build compiles one of the calls, though no call is in all builds.
  private func isBuilt(_ calls: [CallSite], _ inactive: [String: InactiveCode]) -> Bool {
    Dictionary(grouping: calls, by: \.location.file).contains { file, calls in
      inactive[file]?.compilesOne(of: calls.map(\.location.line)) == true
    }
  }
}
