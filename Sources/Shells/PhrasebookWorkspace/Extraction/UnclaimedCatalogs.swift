import Phrasebook
import PhrasebookModel

/// Catalogs without sources, in one diagnostic however many they are.
struct UnclaimedCatalogs {
  /// The catalogs, as the user spelled them; not empty.
  let files: [String]

  /// The number of catalogs that are listed.
  private static let most = 3

  init(_ files: [String]) { self.files = files }

  /// The diagnostic of an operation that would change the catalogs.
  ///
  /// - Parameter severity: An error if nothing can be done for the catalogs.
  func unchanged(_ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      severity,
      files.count == 1
        ? """
        \(list): no sources are mapped to this catalog, so it is not changed; add it to a target, or list it in phrasebook.yml
        """
        : """
        \(list): no sources are mapped to these catalogs, so they are not changed; add them to targets, or list them in phrasebook.yml
        """)
  }

  /// The note of an operation that would compare the catalogs with code.
  var uncompared: Diagnostic {
    Diagnostic(
      .note,
      files.count == 1
        ? """
        \(list): no sources are mapped to this catalog, so it is not compared with code; add it to a target, or list it in phrasebook.yml
        """
        : """
        \(list): no sources are mapped to these catalogs, so they are not compared with code; add them to targets, or list them in phrasebook.yml
        """)
  }

  private var list: Phrase {
    let first = files.prefix(Self.most).joined(separator: ", ")
    let rest = files.count - Self.most
    return rest > 0 ? "\(first) and \(rest) more" : .verbatim(first)
  }
}
