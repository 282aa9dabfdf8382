import CatalogJSON
package import PhrasebookModel

/// The contents of one language in an example: a text, or variations of one.
package indirect enum ExampleText: Sendable {
  case text(String)
  /// By category (`one`), device (`ipad`), width (`20`), or `#name` for a substitution; the empty
  /// name is the text that holds substitutions.
  case forms([(String, ExampleText)])
  case inState(State, ExampleText)
  /// Phrases of an App Shortcut.
  case phrases([String])

  /// A text in state `new`.
  package static func new(_ text: String) -> Self { .inState(.new, .text(text)) }
  /// A text in state `needs_review`.
  package static func review(_ text: String) -> Self { .inState(.needsReview, .text(text)) }
}

extension ExampleText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension ExampleText: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, ExampleText)...) { self = .forms(elements) }
}

extension ExampleText {
  /// Returns it as the catalog holds it.
  func localization(_ state: State = .translated) -> Localization {
    switch self {
    case .text(let text): return Localization(stringUnit: StringUnit(state, text))
    case .inState(let state, let text): return text.localization(state)
    case .phrases(let texts): return Localization(stringSet: StringSet(state, texts))
    case .forms(let forms):
      var result = Localization()
      var kinds: Members<Members<Localization>> = [:]
      let devices = forms.contains { VariationKind.devices.contains($0.0) && $0.0 != "other" }
      for (number, (name, text)) in forms.enumerated() {
        if name.isEmpty {
          result.stringUnit = text.localization(state).stringUnit
        } else if name.hasPrefix("#") {
          result.substitutions[String(name.dropFirst())] = Substitution(
            argNum: number, formatSpecifier: "lld",
            variations: text.localization(state).variations)
        } else {
          let isWidth = name.utf8.allSatisfy(\.isDigit)
          let variation: CatalogVariation = isWidth ? .width : devices ? .device : .plural
          let kind = variation.text
          var cases = kinds[kind] ?? [:]
          cases[name] = text.localization(state)
          kinds[kind] = cases
        }
      }
      if !kinds.isEmpty { result.variations = Variations(kinds) }
      return result
    }
  }

  /// The texts with the paths of their forms, for the documentation.
  var lines: [(path: String, text: String)] {
    switch self {
    case .text(let text): [("", text)]
    case .inState(let state, let text):
      text.lines.map { ($0.path, "\($0.text) [\(state.rawValue)]") }
    case .phrases(let texts): texts.map { ("", $0) }
    case .forms(let forms):
      forms.flatMap { name, text in
        text.lines.map { line in
          ([name, line.path].filter { !$0.isEmpty }.joined(separator: "."), line.text)
        }
      }
    }
  }
}
