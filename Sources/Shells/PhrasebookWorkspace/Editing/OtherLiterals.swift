import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// Literals whose text is a key, outside of the calls that are known to take it: sources in, one warning out.
///
/// Functions and properties of the project may look them up, such as `"key".localized`.
struct OtherLiterals {
  let key: String
  let reads: SourceTextReads

  /// So many places are named in the warning.
  private static let most = 10

  /// The places, in the order of the files.
  ///
  /// - Parameters:
  ///   - sources: The sources to search.
  ///   - calls: The calls that are known to take the key.
  func places(in sources: [String], besides calls: [Location]) -> [Location] {
    // Signs occur in many places for many reasons.
    guard key.utf8.count > 1, key.contains(where: \.isLetter) else { return [] }
    let calls = Dictionary(grouping: calls, by: \.file)
    let found = reads.places(of: key, in: SourceList(sources))
    return Dictionary(grouping: found, by: \.file).sorted { $0.key < $1.key }
      .flatMap { file, places in
        guard let known = calls[file], let bytes = reads.bytes(of: file) else {
          return places
        }
        let text = DocumentText(bytes)
        let literals = known.compactMap { KeyLiteral(of: key, at: $0, in: text)?.range }
        return places.filter { place in
          text.offset(of: place).map { offset in
            !literals.contains { $0.contains(offset) }
          } ?? false
        }
      }
  }

  /// A warning for a key that is called otherwise now; nil without places.
  static func warning(_ places: [Location], new: String) -> Diagnostic? {
    guard let first = places.first else { return nil }
    if places.count == 1 {
      return Diagnostic(
        .warning,
        """
        this literal has the text of the key too, outside of a known call; if the app looks it up, change it to \
        "\(new)" by hand
        """, at: first)
    }
    let others = places.dropFirst().prefix(most).map { "\($0.file):\($0.line):\($0.column)" }
    let rest = places.count - 1 > most ? ["…"] : []
    return Diagnostic(
      .warning,
      """
      the text of the key is in other literals too, outside of known calls: this one, \
      \((others + rest).joined(separator: ", ")); if the app looks them up, change them to "\(new)" by hand
      """, at: first)
  }
}
