import Phrasebook
package import PhrasebookModel

/// A catalog as the `.lproj` folders that Apple's loader reads: the output of Xcode's compiler when
/// an app is built.
///
/// Plain texts go to `.strings`, variations to `.stringsdict`; a text in the state `new` is left
/// out, and in the source language the code has the text.
package struct LprojCompilation: Sendable {
  /// The format of the files.
  package enum Spelling: String, Sendable, CaseIterable {
    /// Readable pairs, and XML for variations.
    case text
    /// Property lists in XML, both.
    case xml
    case binary
  }

  package let table: String
  /// By name, and their texts by key.
  package private(set) var languages: [LprojLanguage] = []
  /// Errors with places, in the wording of Apple's compiler if it has one.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - path: The catalog's path, spelled as in messages.
  ///   - languages: The selected languages; nil for all.
  package init(_ catalog: Catalog, table: String, path: String, languages: Set<String>? = nil) {
    self.table = table
    var compiler = LprojCompiler(catalog, path: path, languages: languages)
    compiler.compile()
    diagnostics = compiler.diagnostics
    if !LprojPath.isName(table) {
      diagnostics.append(
        Diagnostic(.error, "\(path): the table \(table.quoted) cannot be the name of a file"))
    }
    self.languages = compiler.languages
  }

  /// The files, their paths relative to the folder for all.
  package func files(as spelling: Spelling) -> [ExchangeFile] {
    languages.flatMap { language in
      let stem = "\(language.name).lproj/\(table)"
      var files: [ExchangeFile] = []
      if !language.texts.isEmpty {
        let list = PropertyListValue.table(language.texts.map { ($0.key, .text($0.value)) })
        let bytes =
          switch spelling {
          case .text:
            StringsText.bytes(
              of: language.texts.map { StringsText.Pair($0.key, $0.value) }, hasComments: false)
          case .xml: PropertyListWriter.xml(list)
          case .binary: PropertyListWriter.binary(list)
          }
        files.append(ExchangeFile(path: "\(stem).strings", bytes: bytes))
      }
      if !language.dictionaries.isEmpty {
        let list = PropertyListValue.table(language.dictionaries.map { ($0.key, $0.value) })
        let bytes =
          spelling == .binary ? PropertyListWriter.binary(list) : PropertyListWriter.xml(list)
        files.append(ExchangeFile(path: "\(stem).stringsdict", bytes: bytes))
      }
      return files
    }
  }

  /// Reports texts that XML cannot represent, which are those with most control characters; the
  /// binary format holds them all.
  package func unsayable(as spelling: Spelling) -> [Diagnostic] {
    guard spelling != .binary else { return [] }
    return languages.flatMap { language in
      let texts =
        spelling == .text
        ? [] : language.texts.map { (key: $0.key, value: PropertyListValue.text($0.value)) }
      return (texts + language.dictionaries).filter { !$0.value.isSayableInXML(key: $0.key) }
        .map { entry in
          Diagnostic(
            .error,
            """
            \(table): \(entry.key.quoted) has a control character in \(language.name), which XML \
            cannot hold; remove it or use --binary
            """)
        }
    }
  }
}
