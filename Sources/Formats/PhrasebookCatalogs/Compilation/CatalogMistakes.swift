import Phrasebook
package import PhrasebookModel

/// The errors that every compilation of a catalog reports, in the wording of Apple's compiler,
/// which users search for.
package enum CatalogMistakes {
  /// Errors and warnings about texts, with places: missing substitutions and plural forms.
  package static func inTexts(
    of catalog: Catalog, path: String, languages: Set<String>? = nil
  ) -> [Diagnostic] {
    var compiler = LprojCompiler(catalog, path: path, languages: languages)
    compiler.check()
    return compiler.diagnostics
  }

  /// A catalog has all languages, so it is never one language's own; Interface Builder's lie in a
  /// folder for several.
  ///
  /// - Parameters:
  ///   - path: Spelled as in messages.
  ///   - place: The whole path, if it differs.
  package static func inPlace(of path: String, at place: String? = nil) -> Diagnostic? {
    guard let language = LprojPath(place ?? path).language, language.lowercased() != "mul" else {
      return nil
    }
    return Diagnostic(
      .error,
      """
      \(name(path)) should not be inside an lproj directory. It has all languages itself; move it \
      out of \(language).lproj
      """, at: start(path))
  }

  /// A second catalog of one name: both would write the same files.
  package static func repeated(_ path: String, after first: String) -> Diagnostic {
    Diagnostic(
      .error,
      """
      Cannot have multiple \(name(path)) files in same target. The other is \(first); rename one, \
      or compile one target at a time
      """, at: start(path))
  }

  /// A table of `.lproj` folders would reach the app beside the catalog's, and one hide the other.
  package static func hasNeighbours(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      """
      \(name(path)) cannot co-exist with other .strings or .stringsdict tables with the same name. \
      Take them in with phrasebook migrate
      """, at: start(path))
  }

  private static func start(_ path: String) -> Location { Location(file: path, line: 1, column: 1) }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
