internal import Phrasebook
internal import PhrasebookModel

/// The language and the name of a table, which are only in its path:
/// `fr.lproj/Localizable.strings`.
package struct LprojPath: Hashable, Sendable {
  /// As the folder is named, such as `fr` or `zh-Hans`; nil if no `.lproj` is around.
  package var language: String?
  /// The file's name without its extension.
  package var table: String
  /// In lower case, without the dot.
  package var fileExtension: String

  package init(_ path: String) {
    let parts = path.split(whereSeparator: { $0 == "/" || $0 == "\\" })
    let name = parts.last ?? ""
    let dot = name.lastIndex(of: ".")
    table = String(dot.map { name[..<$0] } ?? name)
    fileExtension = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
    language = parts.dropLast().last.flatMap { folder in
      folder.lowercased().hasSuffix(".lproj") && folder.utf8.count > 6
        ? String(folder.dropLast(6)) : nil
    }
  }

  /// The language as catalogs spell it: `en` for `English.lproj`, `pt-BR` for `pt_BR.lproj`.
  package var catalogLanguage: String? { language.map(Self.catalogLanguage) }

  /// A language of an old project as catalogs spell it: `en` for `English`, `pt-BR` for `pt_BR`.
  package static func catalogLanguage(_ language: String) -> String {
    // `lao` is a tag, too.
    let word = language.lowercased().filter { $0 != " " && $0 != "," }
    let isWord = word.utf8.count > 3 && word.utf8.allSatisfy { $0 >= 0x61 }
    let name = isWord ? LegacyNames.rows[word] ?? FolderLanguages.tags[word] : nil
    return (name ?? language).replacing(exactly: "_", with: "-")
  }

  /// Whether a file or folder may have a name without leaving its folder.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
  }

  /// Whether the texts are those of no language: Interface Builder's own.
  package var isBase: Bool { language?.lowercased() == "base" }
}
