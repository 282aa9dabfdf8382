internal import CatalogJSON
internal import PhrasebookModel

extension Collection<ExchangeUnit> {
  /// Whether the units of a key are forms of its whole text, if the source is nothing but a part
  /// that varies: a format that has one word for both brings them home as the part's forms.
  var standForPart: Bool {
    contains { unit in
      unit.path.substitution == nil && unit.path.steps.first?.kind == CatalogVariation.plural.text
        && unit.source?.onlySubstitution != nil
    }
  }

  /// Whether the text of a key is nothing but a part that varies, if the source is another text:
  /// such a format brings the part's forms home as those of the whole text.
  var standForText: Bool {
    contains { unit in
      guard unit.path.isRoot, let name = unit.target?.onlySubstitution else { return false }
      return unit.source?.onlySubstitution != name
    }
  }
}

extension String {
  /// The name of the substitution that the text is, and nothing else is.
  fileprivate var onlySubstitution: String? {
    let names = SubstitutionSpelling.names(in: self)
    guard names.count == 1, let name = names.first else { return nil }
    return isExactly("%#@\(name)@") || isExactly("%1$#@\(name)@") ? name : nil
  }
}
