internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// The variables of one entry of a string dictionary: converts a format and its variables to a
/// localization.
struct StringsDictVariables {
  let file: String
  let key: String
  private(set) var diagnostics: [Diagnostic] = []
  private var variables: [String: Variable] = [:]
  /// The argument that each variable is about, from 1.
  private var numbers: [String: Int] = [:]

  /// A variable of the format.
  private struct Variable {
    var type: String?
    var forms: [(category: String, text: String)]
    var place: PropertyListValue
  }

  init(file: String, key: String) {
    self.file = file
    self.key = key
  }

  mutating func localization(
    format: String, at place: PropertyListValue, of entry: PropertyListValue
  ) -> Localization? {
    var names: [String] = []
    for member in entry.members ?? [] where member.value.members != nil {
      guard let variable = variable(member) else { return nil }
      if variables[member.key] == nil { names.append(member.key) }
      variables[member.key] = variable
    }
    var next = 1
    guard number(format, &next, place, open: []) else { return nil }
    if let plural = plural(format) { return plural }
    let text = format.replacingPlaceholders { $0.kind == .substitution ? Self.reference($0) : nil }
    var result = Localization(StringUnit(.translated, text))
    for name in names {
      guard let variable = variables[name] else { continue }
      result.substitutions[name] = substitution(variable, number: numbers[name])
      if numbers[name] == nil {
        note(.warning, "the variable \(name) is not used in its format", variable.place)
      }
    }
    return result
  }

  private mutating func variable(_ member: PropertyListValue.Member) -> Variable? {
    let rule = member.value[StringsDictKeys.ruleType]
    guard rule?.text == StringsDictKeys.plural else {
      guard let rule else {
        note(
          .error, "the variable \(member.key) has no \(StringsDictKeys.ruleType); add it",
          member.value)
        return nil
      }
      let other = rule.text.map { Phrase.verbatim($0.quoted) } ?? rule.words
      note(
        .error,
        """
        the variable \(member.key) follows \(other), and only \(StringsDictKeys.plural) is known
        """, member.value)
      return nil
    }
    let type = member.value[StringsDictKeys.valueType]?.text
    var variable = Variable(
      type: type.map { $0.hasPrefix("%") ? String($0.dropFirst()) : $0 }, forms: [],
      place: member.value)
    if variable.type == "" { variable.type = nil }
    for form in member.value.members ?? []
    where form.key != StringsDictKeys.ruleType && form.key != StringsDictKeys.valueType {
      guard PluralCategory(rawValue: form.key) != nil else {
        note(.warning, "\(form.key.quoted) is not a plural category; skipped", form.value)
        continue
      }
      guard let text = form.value.text else {
        note(.error, "the form \(form.key) is \(form.value.words); it is a text", form.value)
        return nil
      }
      variable.forms.append((form.key, text))
    }
    guard !variable.forms.isEmpty else {
      note(.error, "the variable \(member.key) has no forms; add \"other\" at least", member.value)
      return nil
    }
    return variable
  }

  /// Gives each used variable its argument; false if a name is not defined.
  private mutating func number(
    _ text: String, _ next: inout Int, _ place: PropertyListValue, open: [String]
  ) -> Bool {
    for placeholder in text.placeholders {
      guard placeholder.kind == .substitution, let name = placeholder.name else {
        if placeholder.position == nil { next += placeholder.turns }
        continue
      }
      guard let variable = variables[name] else {
        note(.error, "the format has %#@\(name)@, but no variable \(name)", place)
        return false
      }
      let own = placeholder.position ?? next
      if placeholder.position == nil { next += 1 }
      if let known = numbers[name], known != own {
        note(
          .error,
          "the variable \(name) uses argument \(known) in one place and \(own) in another",
          place)
        return false
      }
      guard !open.contains(name), open.count < 12 else {
        note(.error, "the variable \(name) refers to itself", place)
        return false
      }
      let isNew = numbers[name] == nil
      numbers[name] = own
      guard isNew else { continue }
      for form in variable.forms {
        var inner = own
        guard number(form.text, &inner, variable.place, open: open + [name]) else { return false }
      }
    }
    return true
  }

  /// A plural variation, if the whole text is one variable whose forms show which argument it is
  /// about.
  private func plural(_ format: String) -> Localization? {
    let found = format.placeholders
    guard found.count == 1, let only = found.first, only.kind == .substitution,
      only.range == 0..<format.utf8.count, let name = only.name, let variable = variables[name],
      variables.count == 1, let number = numbers[name],
      !variable.forms.contains(where: { form in
        form.text.placeholders.contains { $0.kind == .substitution }
      })
    else { return nil }
    if let driver = Self.driver(of: variable.forms, from: number) {
      guard driver == number else { return nil }
    } else {
      // Nothing shows the number: it is the key's first, or the first argument at all.
      let own = key.shownNumbers.first ?? (1, "lld")
      guard number == own.number, variable.type ?? own.type == own.type else { return nil }
    }
    var forms: Members<Localization> = [:]
    for form in variable.forms {
      var next = number
      let text =
        number == 1
        ? form.text
        : form.text.replacingPlaceholders { placeholder in
          guard placeholder.kind == .argument, placeholder.position == nil else { return nil }
          next += placeholder.turns
          return "%\(next - 1)$\(placeholder.body)"
        }
      forms[form.category] = Localization(StringUnit(.translated, text))
    }
    return Localization(variations: Variations([CatalogVariation.plural.text: forms]))
  }

  /// The argument that the forms show as a number, that of `other` first; nil if absent.
  private static func driver(of forms: [(category: String, text: String)], from own: Int) -> Int? {
    for form in forms.filter({ $0.category == "other" }) + forms.filter({ $0.category != "other" })
    {
      var next = own
      for placeholder in form.text.placeholders where placeholder.kind == .argument {
        let number = placeholder.position ?? next
        if placeholder.position == nil { next += placeholder.turns }
        if placeholder.isNumber { return number }
      }
    }
    return nil
  }

  private func substitution(_ variable: Variable, number: Int?) -> Substitution {
    let type =
      variable.type
      ?? variable.forms.lazy.flatMap { $0.text.placeholders }.first(where: \.isNumber)?.numberType
    var forms: Members<Localization> = [:]
    for form in variable.forms {
      let own = number ?? 1
      var next = own
      let text = form.text.replacingPlaceholders { placeholder in
        switch placeholder.kind {
        case .substitution:
          if placeholder.position == nil { next += 1 }
          return Self.reference(placeholder)
        case .argument:
          let position = placeholder.position ?? next
          if placeholder.position == nil { next += placeholder.turns }
          if position == own, placeholder.body == type { return "%arg" }
          return "%\(position)$\(placeholder.body)"
        default: return nil
        }
      }
      forms[form.category] = Localization(StringUnit(.translated, text))
    }
    return Substitution(
      argNum: number, formatSpecifier: type,
      variations: Variations([CatalogVariation.plural.text: forms]))
  }

  /// A name in a catalog has no position: the substitution has it.
  private static func reference(_ placeholder: FormatPlaceholder) -> String? {
    placeholder.name.map { "%#@\($0)@" }
  }

  private mutating func note(
    _ severity: Diagnostic.Severity, _ message: Phrase, _ value: PropertyListValue
  ) {
    diagnostics.append(
      Diagnostic(severity, "\(key.quoted): \(message)", at: value.location(in: file)))
  }
}
