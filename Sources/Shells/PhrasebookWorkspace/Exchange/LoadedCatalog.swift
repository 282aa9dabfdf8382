import PhrasebookProjects
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// A catalog that was read, with its path in exchange files.
struct LoadedCatalog {
  /// Spelled as PATH was given.
  var path: String
  var bytes: [UInt8]
  var catalog: Catalog
  /// The path in exchange files: relative to PATH if that is a folder, or the file's name.
  var original: String
  /// The languages that count even if the catalog has nothing in them.
  var languages: [String] = []
  /// The settings of the project that it is part of.
  var settings: Settings?

  var table: String { FilePath.stem(path) }

  /// The languages that the catalog has texts in.
  var ownLanguages: [String] {
    var languages: Set<ExactString> = []
    for (_, entry) in catalog.entries {
      languages.formUnion(entry.localizations.names.map(ExactString.init))
    }
    return languages.map(\.text).sorted()
  }

  /// The texts in a language, as an export has them.
  ///
  /// - Parameter language: In any spelling of the language; nil for the one that the catalog is written in.
  func exported(in language: String?) -> Exported {
    let own = language.map { language in
      ownLanguages.first { LanguageSpelling.isSame($0, language) }
        ?? ownLanguages.filter { LikelySubtags.areSame($0, language) }.min() ?? language
    }
    return Export.table(
      of: catalog, name: table, original: original, language: own ?? catalog.sourceLanguage)
  }

  /// The catalogs of several PATHs, each once.
  static func all(
    of paths: [String], activity: Activity
  ) -> (catalogs: [LoadedCatalog], unreadable: [String]) {
    var known: Set<String> = []
    var result: (catalogs: [LoadedCatalog], unreadable: [String]) = ([], [])
    for path in paths {
      let (catalogs, unreadable) = all(of: path, activity: activity)
      result.catalogs += catalogs.filter { CatalogFiles.isNew($0.path, in: &known, activity) }
      result.unreadable += unreadable.filter { known.insert(FilePath.absolute($0)).inserted }
    }
    return result
  }

  /// The catalogs of a PATH. Errors of unreadable ones are reported; the others are still loaded.
  static func all(
    of path: String, activity: Activity
  ) -> (catalogs: [LoadedCatalog], unreadable: [String]) {
    let root = FilePath.absolute(path)
    var result: (catalogs: [LoadedCatalog], unreadable: [String]) = ([], [])
    for file in CatalogFiles.find(path, hasSettingsBundles: true, activity: activity) {
      let absolute = FilePath.absolute(file.path)
      let inside = FilePath.remainder(of: absolute, in: root) ?? ""
      let loaded = activity.attempt(on: file.path) {
        let bytes = try FileContent.read(file.path)
        return LoadedCatalog(
          path: file.path, bytes: bytes,
          catalog: try XCStrings.read(bytes, file: file.path).catalog,
          original: inside.isEmpty ? FilePath.name(absolute) : inside,
          languages: file.settings?.languages ?? [], settings: file.settings)
      }
      if let loaded {
        result.catalogs.append(loaded)
      } else {
        result.unreadable.append(file.path)
      }
    }
    return result
  }

  /// The languages of some catalogs, sorted, without those they are written in.
  static func languages(of catalogs: [LoadedCatalog]) -> [String] {
    // By bytes: of two names that differ only in normalization, none is left out silently.
    var languages: Set<ExactString> = []
    for catalog in catalogs {
      for (_, entry) in catalog.catalog.entries {
        for name in entry.localizations.names where name != catalog.catalog.sourceLanguage {
          languages.insert(ExactString(name))
        }
      }
    }
    return languages.map(\.text).sorted()
  }
}
