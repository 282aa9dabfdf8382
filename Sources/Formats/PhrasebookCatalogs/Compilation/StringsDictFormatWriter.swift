internal import CatalogJSON
import Phrasebook
internal import PhrasebookModel

/// Writes one text with its plurals and substitutions as a format and its variables.
///
/// A format without positions keeps its spelling as long as that selects the right arguments
/// everywhere; else every specifier gets a position, because the meaning of a mixture is not
/// defined by Foundation.
struct StringsDictFormatWriter {
  typealias Problem = StringsDictWriter.Problem

  let key: String
  /// Puts positions in place of labels.
  let numbered: (String) -> String
  private(set) var problems: [Problem] = []

  /// The variable that a plural of the whole text becomes.
  private static let whole = "value"

  /// A variable on its way into a dictionary.
  private struct Variable {
    var name: String
    /// From 1.
    var number: Int
    var type: String
    var forms: [(category: String, text: String)]
    var path: VariationPath
  }

  init(key: String, numbered: @escaping (String) -> String) {
    self.key = key
    self.numbered = numbered
  }

  mutating func value(of localization: Localization) -> PropertyListValue? {
    var variables: [Variable] = []
    var format: String
    if let plural = plural(of: localization.variations, VariationPath()) {
      let name = Self.name(besides: localization.substitutions.names)
      let number = number(of: plural)
      let type = type(of: plural, number)
      variables.append(
        Variable(name: name, number: number, type: type, forms: plural, path: VariationPath()))
      format = "%#@\(name)@"
    } else if let unit = localization.stringUnit {
      format = numbered(unit.value)
      let hasNames = format.placeholders.contains { $0.kind == .substitution }
      if localization.substitutions.isEmpty, !hasNames { return .text(format) }
    } else {
      if !localization.substitutions.isEmpty {
        note(.error, "Localization has substitutions but no string that references them")
      }
      return nil
    }
    let whole = variables
    var next = 1
    guard add(namedIn: format, &next, &variables, localization.substitutions, open: []) else {
      return nil
    }
    for variable in whole {
      for form in variable.forms {
        var next = 1
        guard add(namedIn: form.text, &next, &variables, localization.substitutions, open: [])
        else { return nil }
      }
    }
    for name in localization.substitutions.names
    where !variables.contains(where: { $0.name == name }) {
      note(
        .warning,
        """
        Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other \
        string
        """, VariationPath(substitution: name))
    }
    guard !variables.isEmpty else { return .text(format) }
    return dictionary(format, variables, isWhole: !whole.isEmpty)
  }

  /// A name for the variable of the whole text that no substitution has.
  private static func name(besides names: [String]) -> String {
    var name = whole
    while names.contains(name) { name += "_" }
    return name
  }

  /// The kinds of variations that remain without those by device.
  static func isKnown(_ kind: String) -> Bool {
    kind == CatalogVariation.plural.text || kind == CatalogVariation.width.text
  }

  /// The outermost plural forms of variations; nested variations and those of other kinds are lost.
  private mutating func plural(
    of variations: Variations?, _ path: VariationPath
  ) -> [(category: String, text: String)]? {
    for (kind, cases) in variations?.kinds ?? [:] where !Self.isKnown(kind) {
      for name in cases.names {
        note(
          .loss, "a variation by \(kind): no dictionary of Apple's has it",
          path.appending(kind, name))
      }
    }
    guard let first = variations?.kinds.pairs.first(where: { Self.isKnown($0.name) }) else {
      return nil
    }
    var forms: [(category: String, text: String)] = []
    for (name, form) in first.value {
      let path = path.appending(first.name, name)
      guard let unit = form.stringUnit ?? form.widest else {
        note(.loss, "a form that varies again: no dictionary of Apple's does", path)
        continue
      }
      if form.stringUnit == nil { note(.loss, "all widths but the widest", path) }
      forms.append(
        (first.name == CatalogVariation.plural.text ? name : "other", numbered(unit.value)))
    }
    // Variations by width within a text: Foundation uses the widest by default.
    if first.name != CatalogVariation.plural.text, forms.count > 1, let last = forms.last {
      forms = [last]
    }
    return forms.isEmpty ? nil : forms
  }

  /// Adds the substitutions that a text names, in the order of their names.
  private mutating func add(
    namedIn text: String, _ next: inout Int, _ variables: inout [Variable],
    _ substitutions: Members<Substitution>, open: [String]
  ) -> Bool {
    for placeholder in text.placeholders {
      guard placeholder.kind == .substitution, let name = placeholder.name else {
        if placeholder.position == nil { next += placeholder.turns }
        continue
      }
      if variables.contains(where: { $0.name == name && $0.path.substitution == nil }) { continue }
      guard let part = substitutions[name],
        let forms = plural(of: part.variations, VariationPath(substitution: name))
      else {
        note(.error, "Referencing undefined substitution '\(name)'")
        return false
      }
      let number = part.argNum ?? placeholder.position ?? next
      if placeholder.position == nil, number == next { next += 1 }
      guard !open.contains(name), open.count < 12 else {
        note(.error, "Substitution '\(name)' references itself")
        return false
      }
      guard !variables.contains(where: { $0.name == name }) else { continue }
      let type = part.formatSpecifier ?? type(of: forms, number)
      variables.append(
        Variable(
          name: name, number: number, type: type, forms: forms,
          path: VariationPath(substitution: name)))
      for form in forms {
        var inner = number
        guard add(namedIn: form.text, &inner, &variables, substitutions, open: open + [name])
        else { return false }
      }
    }
    return true
  }

  private func dictionary(
    _ format: String, _ variables: [Variable], isWhole: Bool
  ) -> PropertyListValue {
    let hasPositions = needsPositions(format, variables, isWhole: isWhole)
    func number(_ name: String?) -> Int {
      variables.first { $0.name == name }?.number ?? 1
    }
    /// A text with positions everywhere, arguments in turn counted from a number on.
    func positioned(_ text: String, from start: Int, own: Variable?) -> String {
      var next = start
      return text.replacingPlaceholders { placeholder in
        switch placeholder.kind {
        case .count: return own.map { hasPositions ? "%\($0.number)$\($0.type)" : "%\($0.type)" }
        case .substitution:
          if placeholder.position == nil, number(placeholder.name) == next { next += 1 }
          let name = placeholder.name ?? ""
          return hasPositions ? "%\(number(name))$#@\(name)@" : "%#@\(name)@"
        case .argument where hasPositions && placeholder.position == nil:
          next += placeholder.turns
          return placeholder.turns == 1 ? "%\(next - 1)$\(placeholder.body)" : nil
        default: return nil
        }
      }
    }
    var members: [(String, PropertyListValue)] = [
      (StringsDictKeys.format, .text(positioned(format, from: 1, own: nil)))
    ]
    for variable in variables {
      let start = variable.path.substitution == nil ? 1 : variable.number
      members.append(
        (
          variable.name,
          .table(
            [
              (StringsDictKeys.ruleType, .text(StringsDictKeys.plural)),
              (StringsDictKeys.valueType, .text(variable.type)),
            ]
              + variable.forms.map {
                ($0.category, .text(positioned($0.text, from: start, own: variable)))
              })
        ))
    }
    return .table(members)
  }

  /// Whether some place would get another argument if all were taken in turn.
  private func needsPositions(
    _ format: String, _ variables: [Variable], isWhole: Bool
  ) -> Bool {
    if isWhole {
      // Within the variable of the whole text, arguments are counted from its own on.
      guard let only = variables.first, variables.count == 1 else { return true }
      if only.number != 1 { return true }
      // The number behind another argument would be taken for the next one.
      return only.forms.contains { form in
        let places = form.text.placeholders.filter { $0.kind == .argument || $0.kind == .count }
        return places.drop { $0.kind == .count }.contains { $0.kind == .count }
      }
    }
    var next = 1
    for placeholder in format.placeholders {
      switch placeholder.kind {
      case .substitution:
        guard placeholder.position == nil,
          let variable = variables.first(where: { $0.name == placeholder.name }),
          variable.number == next
        else { return true }
        next += 1
      case .argument:
        guard placeholder.position == nil else { return true }
        next += placeholder.turns
      default: continue
      }
    }
    return variables.contains { variable in
      variable.forms.contains { form in
        let places = form.text.placeholders.filter { $0.kind != .percent && $0.kind != .incomplete }
        return places.count > 1 || places.contains { $0.kind != .count }
      }
    }
  }

  /// The argument that decides about a plural of the whole text: the one whose number is shown, or
  /// the first number of the key.
  private func number(of forms: [(category: String, text: String)]) -> Int {
    let others = forms.filter { $0.category == "other" } + forms.filter { $0.category != "other" }
    for text in others.map(\.text) + [numbered(key)] {
      if let found = text.shownNumbers.first { return found.number }
    }
    return 1
  }

  /// The type that passes the number of an argument: that of the forms, or of the key.
  private func type(of forms: [(category: String, text: String)], _ number: Int) -> String {
    for text in forms.map(\.text).reversed() + [numbered(key)] {
      if let found = text.shownNumbers.first(where: { $0.number == number }) {
        return found.type
      }
    }
    return "lld"
  }

  private mutating func note(
    _ kind: Problem.Kind, _ reason: Phrase, _ path: VariationPath = VariationPath()
  ) {
    let problem = Problem(kind: kind, path: path, reason: reason)
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension Localization {
  /// The text for the greatest width, if there are variations by width.
  fileprivate var widest: StringUnit? {
    variations?.kinds[CatalogVariation.width.text].flatMap { widths in
      widths.max { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }?.value.stringUnit
    }
  }
}
