import CatalogJSON
import PhrasebookModel

extension Localization {
  /// Every set of forms, with the path that leads to it, outermost first.
  func eachVariation(_ body: ([String], String, Members<Localization>) -> Void) {
    variations?.each([], body)
    for (name, part) in substitutions {
      part.variations?.each([CatalogField.substitutions.text, name], body)
    }
  }
}

extension Variations {
  fileprivate func each(
    _ path: [String], _ body: ([String], String, Members<Localization>) -> Void
  ) {
    for (kind, cases) in kinds {
      body(path, kind, cases)
      for (name, form) in cases { form.variations?.each(path + [kind, name], body) }
    }
  }
}

extension Localized {
  /// Every set of plural forms, with the path that leads to it.
  var pluralForms: [(path: [String], cases: Members<Localization>)] {
    guard localization.variations != nil || !localization.substitutions.isEmpty else { return [] }
    var found: [(path: [String], cases: Members<Localization>)] = []
    localization.eachVariation { path, kind, cases in
      guard kind == CatalogVariation.plural.text, !cases.isEmpty else { return }
      found.append((path + [kind], cases))
    }
    return found
  }
}
