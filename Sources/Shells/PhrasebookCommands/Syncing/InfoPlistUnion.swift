import PhrasebookModel
import PhrasebookSync

/// The property lists of several targets as the one table that they share.
///
/// An app and its twin for another store differ in a name or two: the catalog can hold one of them, and
/// the one that it holds stays.
struct InfoPlistUnion {
  var catalog: Catalog?
  var table: String

  func callAsFunction(_ parts: [Extraction]) -> Extraction {
    var first: [ExactString: String?] = [:]
    for string in parts.lazy.flatMap(\.strings) {
      let key = ExactString(string.key)
      let held = catalog?[string.key]?.localizations[catalog?.sourceLanguage ?? ""]?.stringUnit?.value
      if first[key] == nil || (held != nil && held == string.defaultValue) {
        first[key] = string.defaultValue
      }
    }
    return Extraction.union(
      parts.map { part in
        var part = part
        for index in part.strings.indices {
          part.strings[index].table = table
          if let value = first[ExactString(part.strings[index].key)] {
            part.strings[index].defaultValue = value
          }
        }
        for index in part.undeterminable.indices { part.undeterminable[index].table = table }
        return part
      })
  }
}
