import CatalogJSON
package import PhrasebookModel

/// The texts of one key in one language.
package final class Localized {
  /// The language of the texts.
  package let language: LanguageTraits
  /// The localization as the catalog holds it.
  package let localization: Localization
  /// Whether the catalog has no text and the key is the text.
  package let isKeyAlone: Bool
  /// The entry, which holds this object.
  package unowned let entry: AuditedEntry
  /// The texts with their variations, in the order of the file.
  private(set) package var strings: [AuditedString] = []
  /// The number of the argument that each substitution is about.
  private(set) lazy var argumentNumbers = findArgumentNumbers()

  init(_ localization: Localization, in language: LanguageTraits, of entry: AuditedEntry) {
    self.language = language
    self.localization = localization
    self.isKeyAlone = false
    self.entry = entry
    collect(localization, path: [])
    for (name, part) in localization.substitutions {
      collect(part.variations, path: [CatalogField.substitutions.text, name])
    }
  }

  /// The key as its own text.
  init(key: String, in language: LanguageTraits, of entry: AuditedEntry) {
    self.language = language
    localization = Localization()
    isKeyAlone = true
    self.entry = entry
    strings = [AuditedString(key, path: [], state: nil, in: self)]
  }

  /// Whether it is the language that translations are made from.
  var isSource: Bool { self === entry.source }

  /// Whether nothing is translated yet.
  var isNew: Bool { !strings.isEmpty && strings.allSatisfy { $0.state == .new } }

  private func collect(_ localization: Localization, path: [String]) {
    if let unit = localization.stringUnit {
      strings.append(AuditedString(unit.value, path: path, state: unit.state, in: self))
    }
    if let set = localization.stringSet {
      for value in set.values {
        strings.append(AuditedString(value, path: path, state: set.state, in: self))
      }
    }
    collect(localization.variations, path: path)
  }

  private func collect(_ variations: Variations?, path: [String]) {
    guard let variations else { return }
    for (kind, cases) in variations.kinds {
      for (name, form) in cases { collect(form, path: path + [kind, name]) }
    }
  }

  /// The text that a text of another language is compared with: the one with the same path, or the
  /// most general one; nil if absent.
  func counterpart(of path: [String]) -> AuditedString? {
    if strings.count == 1, let only = strings.first, only.path.first == path.first { return only }
    if let same = strings.first(where: { $0.path == path }) { return same }
    if path.first == CatalogField.substitutions.text {
      let name = path.dropFirst().first
      let inside = strings.filter { $0.substitution == name }
      return inside.first { $0.path.last == "other" } ?? inside.last
    }
    let outside = strings.filter { $0.substitution == nil }
    let devices = Self.device(of: path)
    let sameDevice = outside.filter { Self.device(of: $0.path) == devices }
    let candidates = sameDevice.isEmpty ? outside : sameDevice
    return candidates.first { $0.path.isEmpty } ?? candidates.first { $0.path.last == "other" }
      ?? candidates.last
  }

  private static func device(of path: [String]) -> String? {
    guard let place = path.firstIndex(of: CatalogVariation.device.text), place + 1 < path.count
    else { return nil }
    return path[place + 1]
  }
}
