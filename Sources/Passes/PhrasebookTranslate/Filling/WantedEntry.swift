import CatalogJSON
package import Phrasebook
package import PhrasebookModel

/// The texts that one key lacks in one language.
package struct WantedEntry {
  /// One of them, with the text of the source language that it is made of.
  package struct Variation: Sendable {
    package var path: VariationPath
    package var source: String
    package var category: PluralCategory?
  }

  var key: String
  var comment: String?
  package var forms: [Variation]
  /// Whether the present translation has another structure and was not made by a person: it is
  /// replaced.
  var replaces = false
  /// Whether the app puts arguments into the key's texts.
  var isFormatted = false
  /// The arguments of substitutions, from the source.
  var arguments: [String: ExchangeUnit.Argument] = [:]

  /// Nil if there is nothing to do, or nothing is allowed.
  package init?(
    _ key: String, _ entry: Entry, from source: String, to target: String,
    categories: [PluralCategory], overwrites: Bool
  ) {
    guard entry.shouldTranslate != false, entry.extractionState != .stale else { return nil }
    self.key = key
    forms = []
    comment = entry.comment
    let localization = entry.localizations[source]
    let all = Self.forms(of: localization, key: key, categories)
    isFormatted = Self.isFormatted(key, all.map(\.source))
    let old = entry.localizations[target]
    let shape = all.first { $0.path.substitution == nil }?.path.steps.first?.kind
    let oldForms = old?.texts ?? []
    let oldRoots = oldForms.filter { $0.path.substitution == nil }
    if let first = oldRoots.first, first.path.steps.first?.kind != shape {
      // A person gave the language another structure than the source has.
      let copies = all.map(\.source) + [key]
      if !overwrites, oldForms.contains(where: { $0.isSettled(over: copies) }) {
        forms = Self.open(oldRoots, copies, all, key: key)
        if forms.isEmpty { return nil }
        return
      }
      replaces = true
    }
    let isReplaced = replaces
    forms = all.filter { form in
      guard form.source.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
        return false
      }
      guard !overwrites, !isReplaced, let own = oldForms.first(where: { $0.path == form.path })
      else {
        return true
      }
      return !own.isSettled(over: [form.source, key])
    }
    guard !forms.isEmpty else { return nil }
    for (name, part) in localization?.substitutions ?? [:] {
      arguments[name] = ExchangeUnit.Argument(
        number: part.argNum, specifier: part.formatSpecifier)
    }
  }

  /// The forms that are not written yet, of a structure that the source does not have: each is
  /// made from the source's form of that name, or from its text for all others.
  private static func open(
    _ own: [OwnText], _ copies: [String], _ all: [Variation], key: String
  ) -> [Variation] {
    let roots = all.filter { $0.path.substitution == nil }
    let rest = roots.last { $0.path.steps.last?.name == "other" } ?? roots.first
    return own.compactMap { text in
      guard text.path.phrase == nil, !text.isSettled(over: copies) else { return nil }
      let step = text.path.steps.last
      let same = roots.first { $0.path.steps.last == step && step != nil }
      let category =
        step?.kind == CatalogVariation.plural.text
        ? step.flatMap { PluralCategory(rawValue: $0.name) } : nil
      return Variation(path: text.path, source: (same ?? rest)?.source ?? key, category: category)
    }
  }

  /// Whether the app puts arguments into the texts of a key: the key shows it, or any one of them.
  static func isFormatted(_ key: String, _ texts: [String]) -> Bool {
    ([key] + texts).contains { text in
      guard text.hasByte(UInt8(ascii: "%")) else { return false }
      return FormatPlaceholder.all(in: text).contains {
        $0.kind != .percent && $0.kind != .incomplete
      }
    }
  }

  /// Every text that the target needs: as many by plural as its language has categories.
  private static func forms(
    of localization: Localization?, key: String, _ categories: [PluralCategory]
  ) -> [Variation] {
    let sources = localization?.texts.filter { !$0.value.isEmpty || $0.path.steps.isEmpty } ?? []
    guard !sources.isEmpty else {
      return [Variation(path: VariationPath(), source: FormatString(key).numbered ?? key)]
    }
    var forms: [Variation] = []
    var done: Set<VariationPath> = []
    for source in sources {
      guard let last = source.path.steps.last, last.kind == CatalogVariation.plural.text else {
        forms.append(Variation(path: source.path, source: source.value))
        continue
      }
      var base = source.path
      base.steps.removeLast()
      guard done.insert(base).inserted else { continue }
      func text(_ category: PluralCategory) -> String? {
        let path = base.appending(CatalogVariation.plural.text, category.rawValue)
        return sources.first { $0.path == path }?.value
      }
      // A form for zero is the app's choice, in every language.
      let own = categories.contains(.zero) || text(.zero) == nil ? [] : [PluralCategory.zero]
      for category in own + categories {
        let path = base.appending(CatalogVariation.plural.text, category.rawValue)
        let meant = text(category) ?? text(.other) ?? source.value
        forms.append(Variation(path: path, source: meant, category: category))
      }
    }
    return forms
  }
}

/// One text of a localization, phrases of App Shortcuts among them.
struct OwnText {
  var path: VariationPath
  var state: State?
  var value: String

  /// Whether a person wrote it: neither new nor empty.
  var isSettled: Bool { state != .new && !value.isEmpty }

  /// Whether the translations are final; a new text is a draft unless it equals the text it was
  /// copied from.
  func isSettled(over copies: [String]) -> Bool {
    isSettled || !value.isEmpty && !copies.contains(where: value.isExactly)
  }
}

extension Localization {
  /// Every text, with phrases numbered.
  var texts: [OwnText] {
    var texts: [OwnText] = []
    for form in forms(language: "") where stringSet == nil || !form.path.steps.isEmpty {
      texts.append(OwnText(path: form.path, state: form.state, value: form.value))
    }
    if let stringSet {
      for (number, value) in stringSet.values.enumerated() {
        texts.append(
          OwnText(path: VariationPath(phrase: number), state: stringSet.state, value: value))
      }
      if let stringUnit {
        texts.append(
          OwnText(path: VariationPath(), state: stringUnit.state, value: stringUnit.value))
      }
    }
    return texts
  }
}
