package import PhrasebookModel

/// What one language has for a key, as texts to check.
package final class Localized {
  package let language: Language
  package let localization: Localization
  /// True where the catalog has no text and the key speaks for itself.
  package let isKeyAlone: Bool
  package unowned let subject: Subject
  private(set) package var passages: [Passage] = []
  /// The number of the argument that each substitution is about.
  private(set) lazy var argumentNumbers = findArgumentNumbers()

  init(_ localization: Localization, in language: Language, of subject: Subject) {
    self.language = language
    self.localization = localization
    self.isKeyAlone = false
    self.subject = subject
    collect(localization, path: [])
    for (name, part) in localization.substitutions {
      collect(part.variations, path: ["substitutions", name])
    }
  }

  /// The key as its own text.
  init(key: String, in language: Language, of subject: Subject) {
    self.language = language
    localization = Localization()
    isKeyAlone = true
    self.subject = subject
    passages = [Passage(key, path: [], state: nil, in: self)]
  }

  /// True for the language that translations are made from.
  var isSource: Bool { self === subject.source }

  /// True where nobody has translated anything yet.
  var isNew: Bool { !passages.isEmpty && passages.allSatisfy { $0.state == .new } }

  private func collect(_ localization: Localization, path: [String]) {
    if let unit = localization.stringUnit {
      passages.append(Passage(unit.value, path: path, state: unit.state, in: self))
    }
    if let set = localization.stringSet {
      for value in set.values {
        passages.append(Passage(value, path: path, state: set.state, in: self))
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

  /// The text that a text of another language is to be held against: the one in the same place,
  /// or in the most general place that there is; nil where there is none.
  func counterpart(of path: [String]) -> Passage? {
    if passages.count == 1, let only = passages.first, only.path.first == path.first { return only }
    if let same = passages.first(where: { $0.path == path }) { return same }
    if path.first == "substitutions" {
      let name = path.dropFirst().first
      let inside = passages.filter { $0.substitution == name }
      return inside.first { $0.path.last == "other" } ?? inside.last
    }
    let outside = passages.filter { $0.substitution == nil }
    let devices = Self.device(of: path)
    let sameDevice = outside.filter { Self.device(of: $0.path) == devices }
    let candidates = sameDevice.isEmpty ? outside : sameDevice
    return candidates.first { $0.path.isEmpty } ?? candidates.first { $0.path.last == "other" }
      ?? candidates.last
  }

  private static func device(of path: [String]) -> String? {
    guard let place = path.firstIndex(of: "device"), place + 1 < path.count else { return nil }
    return path[place + 1]
  }
}
