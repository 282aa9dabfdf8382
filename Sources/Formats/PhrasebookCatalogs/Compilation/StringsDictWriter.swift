import CatalogJSON
package import Phrasebook
package import PhrasebookModel

/// Converts the localization of a key in one language to a text or a string dictionary.
package struct StringsDictWriter {
  /// Something that a dictionary cannot represent, or an error in the localization itself.
  package struct Problem: Hashable {
    package enum Kind: Hashable {
      case loss, warning, error
    }
    package var kind: Kind
    /// The form concerned; empty if the whole entry is.
    package var path = VariationPath()
    package var reason: Phrase

    /// Whether the form at a path is lost with it: all paths that start with its own.
    package func concerns(_ path: VariationPath) -> Bool {
      if let number = path.phrase { return self.path.isRoot && number > 0 }
      return path.substitution == self.path.substitution && !self.path.isRoot
        && path.steps.starts(with: self.path.steps)
    }
  }

  package let key: String
  package private(set) var problems: [Problem] = []
  private var labels = LabelNumbers()

  /// - Parameter source: The source text, which numbers the labels of arguments for all languages.
  package init(key: String, source: String? = nil) {
    self.key = key
    if let source { labels.read(source) }
    labels.read(key)
  }

  /// The value; nil if the text is missing or has errors.
  package mutating func value(of localization: Localization) -> PropertyListValue? {
    let devices = localization.devices
    guard !devices.isEmpty else { return undivided(localization) }
    var members: [(String, PropertyListValue)] = []
    for device in devices {
      guard let form = localization.form(for: device) else { continue }
      if let value = undivided(form) { members.append((device, value)) }
    }
    return members.isEmpty ? nil : .table([(StringsDictKeys.device, .table(members))])
  }

  /// The value of what does not vary by device, or no longer.
  private mutating func undivided(_ localization: Localization) -> PropertyListValue? {
    if let widths = localization.variations?.kinds[CatalogVariation.width.text], !widths.isEmpty,
      localization.variations?.kinds.names.first(where: StringsDictFormatWriter.isKnown)
        == CatalogVariation.width.text
    {
      var members: [(String, PropertyListValue)] = []
      for (width, form) in widths {
        if let value = undivided(form) { members.append((width, value)) }
      }
      return members.isEmpty ? nil : .table([(StringsDictKeys.width, .table(members))])
    }
    if let set = localization.stringSet, let first = set.values.first {
      if set.values.count > 1 {
        note(.loss, "all phrases but the first: a table has one text for a key")
      }
      return .text(first)
    }
    var labels = labels
    var writer = StringsDictFormatWriter(key: key, numbered: { labels.numbered($0) })
    let value = writer.value(of: localization)
    problems += writer.problems
    self.labels = labels
    return value
  }

  private mutating func note(_ kind: Problem.Kind, _ reason: Phrase) {
    let problem = Problem(kind: kind, reason: reason)
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension Localization {
  /// The devices that any part of it varies by, in their order, and `other` for those that are not
  /// named; empty if nothing varies by device.
  fileprivate var devices: [String] {
    var found: Set<String> = []
    collectDevices(&found)
    if !found.isEmpty { found.insert("other") }
    let known = DeviceKind.allCases.map(\.rawValue)
    return known.filter(found.contains) + found.subtracting(known).sorted()
  }

  private func collectDevices(_ found: inout Set<String>) {
    for (kind, cases) in variations?.kinds ?? [:] {
      for (name, form) in cases {
        if kind == CatalogVariation.device.text { found.insert(name) }
        form.collectDevices(&found)
      }
    }
    for part in substitutions.values {
      Localization(variations: part.variations).collectDevices(&found)
    }
  }

  /// The text for one device; nil if neither it nor the other devices have one.
  fileprivate func form(for device: String) -> Localization? {
    var result = self
    if let variations {
      var rest: Members<Members<Localization>> = [:]
      for (kind, cases) in variations.kinds {
        if kind == CatalogVariation.device.text {
          guard let form = (cases[device] ?? cases["other"])?.form(for: device) else { return nil }
          result.stringUnit = form.stringUnit ?? result.stringUnit
          for (kind, cases) in form.variations?.kinds ?? [:] { rest[kind] = cases }
        } else {
          var forms: Members<Localization> = [:]
          for (name, form) in cases { forms[name] = form.form(for: device) }
          rest[kind] = forms
        }
      }
      result.variations = rest.isEmpty ? nil : Variations(rest)
    }
    for (name, part) in substitutions {
      result.substitutions[name]?.variations =
        Localization(variations: part.variations).form(for: device)?.asVariations
    }
    return result
  }

  /// The variations; a plain text, which a part may have for one device, is the form `other`.
  private var asVariations: Variations? {
    variations
      ?? stringUnit.map { Variations([CatalogVariation.plural.text: ["other": Localization($0)]]) }
  }
}
