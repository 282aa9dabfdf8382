internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// A plural with text around it, `Il y a %#@value@`, as `.stringsdict` and ARB have it under a name of
/// their own: as forms of the whole text, or as the substitution that the catalog has.
enum TextAroundPlural {
  /// The units of a key as the catalog has them; nil if they are that already.
  ///
  /// - Parameters:
  ///   - source: The forms in the source language.
  ///   - target: Those in the language of the units.
  static func units(
    of units: [ExchangeUnit], key: String, source: Localization?, target: Localization?
  ) -> [ExchangeUnit]? {
    guard let around = units.first(where: { $0.path.isRoot }), let text = around.target,
      let name = onlySubstitution(of: text), source?.substitutions[name] == nil,
      target?.substitutions[name] == nil
    else { return nil }
    let forms = units.filter { $0.path.substitution == name && $0.target != nil }
    guard let first = forms.first,
      forms.allSatisfy({
        $0.path.steps.count == 1 && $0.path.steps[0].kind == CatalogVariation.plural.text
      })
    else { return nil }
    let shape = target.flatMap { $0.isEmpty ? nil : $0 } ?? source
    if let own = shape?.substitutions.names.first, shape?.substitutions.count == 1 {
      return units.map { $0.renamed(name, to: own) }
    }
    // A file with the argument describes a substitution as a catalog has it.
    guard
      shape?.variations?.kinds[CatalogVariation.plural.text] != nil
        || first.argument?.specifier == nil
    else { return nil }
    let specifier = first.argument?.specifier ?? Self.specifier(of: source, key) ?? "lld"
    let whole = forms.map { form -> ExchangeUnit in
      var unit = form
      let part = (form.target ?? "").replacing(exactly: "%arg", with: "%\(specifier)")
      unit.path = VariationPath(steps: form.path.steps)
      unit.target = text.replacingSubstitution(name, with: part)
      unit.source = nil
      unit.argument = nil
      unit.state = form.state ?? around.state
      return unit
    }
    return units.filter { !$0.path.isRoot && $0.path.substitution != name } + whole
  }

  /// The only substitution of a text that has no other argument.
  private static func onlySubstitution(of text: String) -> String? {
    guard text.contains(exactly: "#@") else { return nil }
    let found = FormatPlaceholder.all(in: text).filter { $0.kind != .percent }
    guard found.count == 1, found.first?.kind == .substitution else { return nil }
    return found.first?.name
  }

  /// The specifier of the number that a plural is for.
  private static func specifier(of source: Localization?, _ key: String) -> String? {
    let text =
      source?.nearestText([VariationPath.Step(CatalogVariation.plural.text, "other")]) ?? key
    let found = FormatPlaceholder.all(in: text).filter { $0.kind == .argument }
    return found.count == 1 ? found.first?.body : nil
  }
}

extension ExchangeUnit {
  /// The unit with another name for a substitution.
  fileprivate func renamed(_ old: String, to new: String) -> ExchangeUnit {
    func renamed(_ text: String) -> String {
      text.replacingSubstitution(old, with: "%#@\(new)@")
    }
    var unit = self
    if path.substitution == old { unit.path.substitution = new }
    guard path.isRoot else { return unit }
    unit.source = source.map(renamed)
    unit.target = target.map(renamed)
    return unit
  }
}

extension String {
  /// The text with another one in the place of a substitution.
  fileprivate func replacingSubstitution(_ name: String, with text: String) -> String {
    let bytes = Array(utf8)
    let found = FormatPlaceholder.all(in: bytes).first {
      $0.kind == .substitution && $0.name == name
    }
    guard let found else { return self }
    return String(decoding: bytes[..<found.range.lowerBound], as: UTF8.self) + text
      + String(decoding: bytes[found.range.upperBound...], as: UTF8.self)
  }
}
