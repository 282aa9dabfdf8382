internal import CatalogJSON

extension Localization {
  /// Sets a text at a path and creates the missing steps; false if a localization cannot have the
  /// path.
  package mutating func insert(
    _ text: String, state: State, at path: VariationPath, _ argument: ExchangeUnit.Argument?
  ) -> Bool {
    let unit = StringUnit(state, text)
    guard let name = path.substitution else {
      return insert(unit, at: path.steps[...])
    }
    var part = substitutions[name] ?? Substitution()
    part.argNum = part.argNum ?? argument?.number
    part.formatSpecifier = part.formatSpecifier ?? argument?.specifier
    var holder = Localization(variations: part.variations)
    guard !path.steps.isEmpty, holder.insert(unit, at: path.steps[...]) else { return false }
    part.variations = holder.variations
    substitutions[name] = part
    return true
  }

  private mutating func insert(
    _ unit: StringUnit, at steps: ArraySlice<VariationPath.Step>
  ) -> Bool {
    guard let step = steps.first else {
      stringUnit = StringUnit(unit.state, unit.value, unknown: stringUnit?.unknown ?? [:])
      return true
    }
    if step.kind == CatalogField.stringSet.text {
      stringSet = StringSet(unit.state, (stringSet?.values ?? []) + [unit.value])
      return true
    }
    guard steps.count <= 12 else { return false }
    var kinds = variations ?? Variations()
    var cases = kinds.kinds[step.kind] ?? Members()
    var form = cases[step.name] ?? Localization()
    guard form.insert(unit, at: steps.dropFirst()) else { return false }
    cases[step.name] = form
    kinds.kinds[step.kind] = cases
    variations = kinds
    return true
  }
}
