import PhrasebookModel

/// The arguments that a text should show, by the key and the source text.
struct ArgumentNeed {
  /// What the code gives: the key says so, and where it is only a name, the source text does.
  let given: [ArgumentUse]
  /// What the text is to show; the same part of the source says so of a part of a text.
  let wanted: [ArgumentUse]
  /// The source's text in the same place.
  let source: Passage?

  /// Nil where nothing says what the arguments are, and where there is nothing to compare.
  init?(of passage: Passage) {
    let subject = passage.localized.subject
    let source = passage.localized.isSource ? nil : subject.source.counterpart(of: passage.path)
    let hasAny =
      passage.features.contains(.percent) || subject.keyPassage.features.contains(.percent)
      || source?.features.contains(.percent) == true
    guard hasAny, !passage.showsNothing else { return nil }
    let isPart = passage.substitution != nil
    let keyed = subject.keyPassage.arguments
    self.source = source
    if passage.localized.isSource {
      guard !keyed.isEmpty || isPart, !passage.localized.isKeyAlone else { return nil }
      given = keyed
      wanted = isPart ? [] : keyed
    } else {
      if keyed.isEmpty, !subject.hasSourceText { return nil }
      given = keyed.isEmpty ? subject.source.passages.flatMap(\.arguments) : keyed
      wanted = source?.arguments ?? (isPart ? [] : keyed)
    }
  }
}

extension Passage {
  /// The arguments of the source that the text does not show; a number that a form says in words is
  /// among them.
  var unshownArguments: [ArgumentUse] {
    guard let need = ArgumentNeed(of: self) else { return [] }
    return need.wanted.filter { want in !arguments.contains { $0.position == want.position } }
  }

  /// The arguments of the source for which the text has no placeholder of their kind left, the
  /// first of them: nobody looks for more.
  var lostArguments: [ArgumentUse] {
    guard let need = ArgumentNeed(of: self) else { return [] }
    var lost: [ArgumentUse] = []
    for want in need.wanted where !lost.contains(where: { $0.position == want.position }) {
      lost.append(want)
    }
    for use in arguments {
      let same = lost.firstIndex { $0.position == use.position && $0.kind == use.kind }
      if let place = same ?? lost.firstIndex(where: { $0.kind == use.kind }) {
        lost.remove(at: place)
      }
    }
    return Array(lost.prefix(8))
  }
}
