internal import CatalogJSON
import Phrasebook
internal import PhrasebookModel

/// Writes texts into a localization, and creates the forms they need if the source has them.
struct VariationWriter {
  let key: String
  let forms: ExchangeForms
  let source: Localization?
  var localization: Localization

  init(key: String, forms: ExchangeForms, source: Localization?, localization: Localization) {
    self.key = key
    self.forms = forms
    self.source = source
    self.localization = localization
  }

  /// Puts a text in its place; why it could not be done otherwise.
  mutating func put(_ text: String, _ state: State, _ unit: ExchangeUnit) -> Phrase? {
    let path = unit.path
    if path.phrase != nil { return put(phrase: text, state, at: path) }
    if localization.stringSet != nil { return "the catalog has phrases of an App Shortcut here" }
    if path.isRoot {
      if let variations = localization.variations, !variations.kinds.isEmpty {
        return "the catalog has the forms \(list), the file one text"
      }
      localization.stringUnit = StringUnit(
        state, text, unknown: localization.stringUnit?.unknown ?? [:])
      return nil
    }
    for step in path.steps {
      if let reason = reason(against: step, at: path) { return reason }
    }
    if let name = path.substitution, let reason = prepare(name, unit.argument) { return reason }
    do throws(EditError) {
      try localization.set(
        TextEdit(key: key, language: forms.language, value: text, path: path, state: state),
        at: path)
      return nil
    } catch {
      return localization.variations == nil
        ? error.text : "the catalog has the forms \(list), not this one"
    }
  }

  private var list: String {
    let names = localization.forms(language: forms.language).map(\.path.description)
    return names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
  }

  private mutating func put(phrase text: String, _ state: State, at path: VariationPath) -> Phrase?
  {
    guard localization.stringSet != nil || source?.stringSet != nil, let number = path.phrase else {
      return "the catalog has no phrases of an App Shortcut here"
    }
    guard localization.stringUnit == nil, localization.variations == nil else {
      return "the catalog has a text here, and no phrases of an App Shortcut"
    }
    var set = localization.stringSet ?? StringSet(state, [])
    if number < set.values.count {
      set.values[number] = text
    } else if !set.values.contains(text) {
      // Phrases are in order: one before it may be missing.
      set.values.append(text)
    }
    set.state = state
    localization.stringSet = set
    return nil
  }

  /// Returns the reason why a language does not have a form; nil if it has.
  private func reason(against step: VariationPath.Step, at path: VariationPath) -> Phrase? {
    guard step.isKnown, step.kind != CatalogField.stringSet.text else {
      return "\(step.kind).\(step.name) is not a variation of catalogs"
    }
    guard step.kind == CatalogVariation.plural.text, step.name != "zero",
      !forms.known.contains(step.name)
    else { return nil }
    let isHere = localization.exchangeForms(language: forms.language).contains { $0.path == path }
    return isHere
      ? nil
      : """
      \(forms.language) has no plural form \(step.name), only \
      \(forms.categories.joined(separator: ", "))
      """
  }

  /// Makes a substitution that the source has, or that the file describes.
  private mutating func prepare(_ name: String, _ argument: ExchangeUnit.Argument?) -> Phrase? {
    if localization.substitutions[name] == nil {
      if let original = source?.substitutions[name] {
        localization.substitutions[name] = Substitution(
          argNum: original.argNum, formatSpecifier: original.formatSpecifier,
          unknown: original.unknown)
      } else if let number = argument?.number, let specifier = argument?.specifier {
        localization.substitutions[name] = Substitution(
          argNum: number, formatSpecifier: specifier)
      } else {
        return "neither the source nor the translation has a substitution \(name.quoted)"
      }
    }
    return nil
  }

  /// Writes the text that is only its part, if it is missing.
  mutating func putTextAroundPart(_ state: State) {
    guard localization.stringUnit == nil, localization.variations == nil,
      localization.substitutions.count == 1, let name = localization.substitutions.names.first
    else { return }
    localization.stringUnit = StringUnit(state, source?.stringUnit?.value ?? "%#@\(name)@")
  }

  /// Adds the parts without which a catalog cannot be compiled: the form `other`, the text that
  /// contains a substitution, and the substitutions that a text contains. They come from the
  /// source, as `new`.
  mutating func complete(beside before: Localization?) {
    guard !localization.isPlain || source?.isPlain == false else { return }
    guard localization != before ?? Localization() else { return }
    if !localization.substitutions.isEmpty, localization.stringUnit == nil,
      localization.variations == nil, let text = source?.nearestText([])
    {
      localization.stringUnit = StringUnit(.new, text)
    }
    for name in named where localization.substitutions[name] == nil {
      guard var part = source?.substitutions[name] else { continue }
      part.variations?.markNew()
      localization.substitutions[name] = part
    }
    localization.variations?.addOther(
      beside: before?.variations, from: source, at: VariationPath(), key: key)
    for (name, part) in localization.substitutions {
      var part = part
      part.variations?.addOther(
        beside: before?.substitutions[name]?.variations, from: source,
        at: VariationPath(substitution: name), key: key)
      localization.substitutions[name] = part
    }
  }

  /// The substitutions that the texts name.
  private var named: [String] {
    guard source?.substitutions.isEmpty == false else { return [] }
    return localization.forms(language: forms.language).filter { $0.path.substitution == nil }
      .flatMap { form in
        return FormatPlaceholder.all(in: form.value).filter { $0.kind == .substitution }.compactMap(
          \.name)
      }
  }
}

extension Variations {
  /// Makes every text one that waits for its translation.
  fileprivate mutating func markNew() {
    for (kind, cases) in kinds {
      for (name, form) in cases {
        var form = form
        form.stringUnit?.state = .new
        form.variations?.markNew()
        kinds[kind]?[name] = form
      }
    }
  }

  /// Adds `other` to plural and device forms that were not there before and lack it.
  fileprivate mutating func addOther(
    beside before: Variations?, from source: Localization?, at path: VariationPath, key: String
  ) {
    for (kind, cases) in kinds {
      let old = before?.kinds[kind]
      for (name, form) in cases {
        var form = form
        form.variations?.addOther(
          beside: old?[name]?.variations, from: source, at: path.appending(kind, name), key: key)
        kinds[kind]?[name] = form
      }
      guard old == nil, kind != CatalogVariation.width.text, cases["other"] == nil else { continue }
      let other = path.appending(kind, "other")
      guard let text = ExchangeForms.sourceText(at: other, of: source, key: key) else { continue }
      kinds[kind]?["other"] = Localization(StringUnit(.new, text))
    }
  }
}
