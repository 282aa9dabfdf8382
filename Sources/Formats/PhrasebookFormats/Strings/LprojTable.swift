import Phrasebook
package import PhrasebookModel

/// One table of one language as an `.lproj` folder has it: a `.strings` or a `.stringsdict` file.
package struct LprojTable: Sendable {
  /// A key with its localization in the language.
  package struct Entry: Sendable {
    package var key: String
    /// Its texts are in the state `translated`: the file cannot represent any other.
    package var localization: Localization
    package var comment: String?
    package var location: Location
  }

  package var entries: [Entry] = []
  /// Comments that belong to no key, with the lines they begin on.
  package var looseComments: [(text: String, line: Int)] = []
  package var diagnostics: [Diagnostic] = []

  /// Reads a file in any format and encoding. As in Foundation, texts and dictionaries may be in
  /// either kind of file; the last of equal keys counts.
  ///
  /// - Parameter isStrict: Whether two different texts of a key are an error: in a translator's
  ///   file, it is not known which is meant.
  package init(_ file: ExchangeFile, isStrict: Bool = false) throws(UnreadableFile) {
    let list = try PropertyListFile(file.bytes, file: file.path)
    diagnostics = list.diagnostics
    looseComments = list.looseComments
    guard let members = list.root.members else {
      throw UnreadableFile(
        Diagnostic(
          .error, "the file is \(list.root.words), and a table is a dictionary of keys and texts",
          at: list.root.location(in: file.path)))
    }
    var reader = StringsDictReader(file: file.path)
    var places: [ExactString: Int] = [:]
    for member in members {
      let place = Location(file: file.path, line: member.line, column: member.column)
      guard let localization = reader.localization(of: member) else { continue }
      let comment = member.comment == Self.noComment ? nil : member.comment
      let entry = Entry(
        key: member.key, localization: localization, comment: comment, location: place)
      if let known = places[ExactString(member.key)] {
        let first = entries[known]
        let isSame = first.localization == localization
        let message: Phrase =
          if isSame {
            """
            the key \(member.key.quoted) already exists in line \(String(first.location.line)); remove one
            """
          } else if isStrict {
            """
            the key \(member.key.quoted) already exists in line \(String(first.location.line)) with \
            another text; remove one of them
            """
          } else {
            """
            the key \(member.key.quoted) already exists in line \(String(first.location.line)) with \
            another text; this one counts, remove one
            """
          }
        diagnostics.append(
          Diagnostic(isStrict ? (isSame ? .note : .error) : .warning, message, at: place))
        entries[known].localization = localization
        entries[known].comment = comment ?? first.comment
      } else {
        places[ExactString(member.key)] = entries.count
        entries.append(entry)
      }
    }
    diagnostics += reader.diagnostics
  }

  /// The comment that `genstrings` writes if the code has none.
  static let noComment = "No comment provided by engineer."
}
