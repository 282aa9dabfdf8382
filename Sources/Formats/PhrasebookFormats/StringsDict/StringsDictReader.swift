internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Reads entries of a table: a text or a string dictionary in, a localization out.
///
/// A single plural that shows its number becomes a plural variation, as in Xcode's migration; any
/// other entry keeps its variables as substitutions, since only they have the argument's number.
struct StringsDictReader {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private static let deepest = 4

  init(file: String) { self.file = file }

  /// The localization of a member; nil, with a diagnostic, if a catalog cannot represent it.
  mutating func localization(of member: PropertyListValue.Member) -> Localization? {
    if let text = member.value.text { return Localization(StringUnit(.translated, text)) }
    guard member.value.members != nil else {
      refuse(
        "\(member.key.quoted) is \(member.value.words), and only texts and dictionaries can be",
        member.value)
      return nil
    }
    return localization(of: member.value, key: member.key, depth: 0)
  }

  private mutating func localization(
    of value: PropertyListValue, key: String, depth: Int
  ) -> Localization? {
    if let text = value.text { return Localization(StringUnit(.translated, text)) }
    guard value.members != nil, depth < Self.deepest else {
      refuse("a form of \(key.quoted) is neither a text nor a dictionary", value)
      return nil
    }
    if let devices = value[StringsDictKeys.device] {
      return cases(of: devices, kind: CatalogVariation.device.text, key: key, depth: depth)
    }
    if let widths = value[StringsDictKeys.width] {
      return cases(of: widths, kind: CatalogVariation.width.text, key: key, depth: depth)
    }
    guard let format = value[StringsDictKeys.format] else {
      refuse("\(key.quoted) has no \(StringsDictKeys.format); add it", value)
      return nil
    }
    guard let text = format.text else {
      refuse("\(StringsDictKeys.format) of \(key.quoted) is \(format.words); it is a text", format)
      return nil
    }
    var variables = StringsDictVariables(file: file, key: key)
    let result = variables.localization(format: text, at: format, of: value)
    diagnostics += variables.diagnostics
    return result
  }

  /// The forms by device or width.
  private mutating func cases(
    of value: PropertyListValue, kind: String, key: String, depth: Int
  ) -> Localization? {
    guard let members = value.members, !members.isEmpty else {
      refuse("\(key.quoted) varies by \(kind), and has no forms in a dictionary", value)
      return nil
    }
    var result = Localization()
    var forms: Members<Localization> = [:]
    for member in members {
      if kind == CatalogVariation.device.text
        ? DeviceKind(rawValue: member.key) == nil : Int(member.key) == nil
      {
        diagnostics.append(
          Diagnostic(
            .warning, "\(key.quoted): \(member.key.quoted) is not a \(kind) of Apple",
            at: member.value.location(in: file)))
      }
      guard var form = localization(of: member.value, key: key, depth: depth + 1) else {
        return nil
      }
      result.takeSubstitutions(of: &form, for: member.key)
      forms[member.key] = form
    }
    result.variations = Variations([kind: forms])
    return result
  }

  private mutating func refuse(_ message: Phrase, _ value: PropertyListValue) {
    diagnostics.append(Diagnostic(.error, message, at: value.location(in: file)))
  }
}

extension Localization {
  /// Moves the substitutions of a form to the entry, since a catalog has them beside its variations
  /// and not within. One that differs from that of another form gets a name of its own.
  fileprivate mutating func takeSubstitutions(of form: inout Localization, for name: String) {
    var renamed: [String: String] = [:]
    for (old, part) in form.substitutions {
      guard let known = substitutions[old], known != part else { continue }
      var new = "\(old)_\(name)"
      while substitutions[new] != nil { new += "_" }
      renamed[old] = new
    }
    func rename(_ text: String) -> String {
      text.replacingPlaceholders { placeholder in
        guard placeholder.kind == .substitution else { return nil }
        return placeholder.name.flatMap { renamed[$0] }.map { "%#@\($0)@" }
      }
    }
    for (old, part) in form.substitutions {
      var part = part
      if !renamed.isEmpty { part.variations = part.variations?.mapTexts(rename) }
      substitutions[renamed[old] ?? old] = part
    }
    form.substitutions = [:]
    guard !renamed.isEmpty else { return }
    if let unit = form.stringUnit { form.stringUnit?.value = rename(unit.value) }
    form.variations = form.variations?.mapTexts(rename)
  }
}

extension Variations {
  /// The same forms with other texts.
  fileprivate func mapTexts(_ change: (String) -> String) -> Variations {
    var result = self
    for (kind, cases) in kinds {
      for (name, form) in cases {
        var form = form
        if let unit = form.stringUnit { form.stringUnit?.value = change(unit.value) }
        form.variations = form.variations?.mapTexts(change)
        result.kinds[kind]?[name] = form
      }
    }
    return result
  }
}
