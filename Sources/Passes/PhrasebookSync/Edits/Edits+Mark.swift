import Phrasebook
package import PhrasebookModel

extension Edits {
  /// Gives all texts of a key in a language another state; empty texts keep theirs.
  ///
  /// `translated` is an approval: only a person's decision leads to it.
  package static func mark(
    _ key: String, _ language: String, as state: State, in catalog: Catalog, table: String
  ) throws(EditError) -> Edited {
    let old = try entry(key, in: catalog)
    let language = try spelling(of: language, in: old, catalog)
    guard var localization = old.localizations[language] else { return Edited(catalog: catalog) }
    localization.mark(state)
    return written(
      localization, of: key, language, in: catalog, table: table, isFinal: false,
      .nothing, reason: state == .translated ? "approved" : "the state is now \(state.rawValue)")
  }
}

extension Localization {
  fileprivate mutating func mark(_ state: State) {
    if stringUnit?.value.isEmpty == false { stringUnit?.state = state }
    if stringSet?.values.isEmpty == false { stringSet?.state = state }
    variations?.mark(state)
    for (name, part) in substitutions {
      var part = part
      part.variations?.mark(state)
      substitutions[name] = part
    }
  }
}

extension Variations {
  fileprivate mutating func mark(_ state: State) {
    for (kind, cases) in kinds {
      for (name, form) in cases {
        var form = form
        form.mark(state)
        kinds[kind]?[name] = form
      }
    }
  }
}
