/// One text of a localization with its path, which a user can read and set.
public struct Form: Hashable, Sendable {
  /// The language, as the catalog spells it.
  public var language: String
  /// The path of the text in its localization.
  public var path: VariationPath
  /// Nil if the localization is empty and the key is the text.
  public var state: State?
  /// The text.
  public var value: String

  /// Creates a form.
  public init(language: String, path: VariationPath, state: State?, value: String) {
    self.language = language
    self.path = path
    self.state = state
    self.value = value
  }
}

extension Localization {
  /// Every text of the localization, in the order of the file; each phrase of a set is one.
  package func forms(language: String) -> [Form] {
    var forms: [Form] = []
    collect(into: &forms, language, VariationPath())
    return forms
  }

  /// The same sorted by path, the phrases of a set in the order of the file: an entry that was edited in
  /// memory may have its variations in another order than the file that was written of it.
  package func formsByPath(language: String) -> [Form] {
    forms(language: language).enumerated().sorted {
      ($0.element.path.exchanged, $0.offset) < ($1.element.path.exchanged, $1.offset)
    }.map(\.element)
  }

  fileprivate func collect(into forms: inout [Form], _ language: String, _ path: VariationPath) {
    if let stringUnit {
      forms.append(
        Form(language: language, path: path, state: stringUnit.state, value: stringUnit.value))
    }
    if let stringSet {
      for value in stringSet.values {
        forms.append(Form(language: language, path: path, state: stringSet.state, value: value))
      }
    }
    variations?.collect(into: &forms, language, path)
    for (name, part) in substitutions {
      part.variations?.collect(into: &forms, language, VariationPath(substitution: name))
    }
  }
}

extension Variations {
  fileprivate func collect(
    into forms: inout [Form], _ language: String, _ path: VariationPath
  ) {
    for (kind, cases) in kinds {
      for (name, form) in cases {
        form.collect(into: &forms, language, path.appending(kind, name))
      }
    }
  }
}
