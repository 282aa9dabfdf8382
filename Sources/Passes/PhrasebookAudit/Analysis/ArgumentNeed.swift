/// The arguments that a text should show, by the key and the source text.
struct ArgumentNeed {
  /// The arguments that the code passes: those of the key, or of the source text if the key is only
  /// a name.
  let given: [ArgumentUse]
  /// The arguments that the text should show; in a part of a text, those of the same part of the
  /// source.
  let wanted: [ArgumentUse]
  /// The source's text in the same place.
  let source: AuditedString?

  /// Nil if the arguments are not known, or if there is nothing to compare.
  init?(of string: AuditedString) {
    let entry = string.entry
    let source = string.localized.isSource ? nil : entry.source.counterpart(of: string.path)
    let hasAny =
      string.features.contains(.percent) || entry.keyString.features.contains(.percent)
      || source?.features.contains(.percent) == true
    guard hasAny, !string.showsNothing else { return nil }
    let isPart = string.substitution != nil
    let keyed = entry.keyString.arguments
    self.source = source
    if string.localized.isSource {
      guard !keyed.isEmpty || isPart, !string.localized.isKeyAlone else { return nil }
      given = keyed
      wanted = isPart ? [] : keyed
    } else {
      if keyed.isEmpty, !entry.hasSourceText { return nil }
      given = keyed.isEmpty ? entry.source.strings.flatMap(\.arguments) : keyed
      wanted = source?.arguments ?? (isPart ? [] : keyed)
    }
  }
}

extension ArgumentNeed {
  /// The arguments of the source that the text does not show, including a number that a form writes
  /// as a word.
  static func unshownArguments(in string: AuditedString) -> [ArgumentUse] {
    guard let need = ArgumentNeed(of: string) else { return [] }
    return need.wanted.filter { want in !string.arguments.contains { $0.position == want.position }
    }
  }

  /// The first arguments of the source for which the text has no placeholder of their type left.
  static func lostArguments(in string: AuditedString) -> [ArgumentUse] {
    guard let need = ArgumentNeed(of: string) else { return [] }
    var lost: [ArgumentUse] = []
    for want in need.wanted where !lost.contains(where: { $0.position == want.position }) {
      lost.append(want)
    }
    for use in string.arguments {
      let same = lost.firstIndex { $0.position == use.position && $0.kind == use.kind }
      if let place = same ?? lost.firstIndex(where: { $0.kind == use.kind }) {
        lost.remove(at: place)
      }
    }
    return Array(lost.prefix(8))
  }
}
