import PhrasebookModel

extension Catalog {
  /// Does what findings propose, and answers the findings that are mended by it.
  ///
  /// A text is touched only where it still is what the finding saw; of changes that overlap the
  /// first is made, and the next run finds what is left.
  mutating func mend(_ findings: [Finding]) -> [Finding] {
    var mended: [Finding] = []
    var groups: [Place: [Finding]] = [:]
    var order: [Place] = []
    for finding in findings where finding.mend != nil && finding.mend != .format {
      guard let key = finding.key, let language = finding.language else { continue }
      let place = Place(
        key: ExactString(key), language: language, path: finding.variation ?? "")
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(finding)
    }
    for place in order {
      guard var entry = self[place.key.text],
        var localization = entry.localizations[place.language],
        !ownsText(of: entry, in: place.language)
      else { continue }
      let done = localization.mend(groups[place] ?? [], at: place.path)
      guard !done.isEmpty else { continue }
      entry.localizations[place.language] = localization
      self[place.key.text] = entry
      mended += done
    }
    return mended
  }

  private struct Place: Hashable {
    var key: ExactString
    var language: String
    var path: String
  }

  /// True where the code holds the text, so that the next sync would undo a change.
  private func ownsText(of entry: Entry, in language: String) -> Bool {
    language == sourceLanguage && entry.extractionState == .extractedWithValue
      && entry.localizations[language]?.stringUnit?.state == .new
  }
}

extension Localization {
  fileprivate mutating func mend(_ findings: [Finding], at path: String) -> [Finding] {
    if let removal = findings.first(where: { $0.mend == .removeForm }) {
      return remove(at: path[...]) ? [removal] : []
    }
    var done: [Finding] = []
    change(at: path[...]) { value in
      let (text, mended) = value.applying(findings)
      done += mended
      return text
    }
    return done
  }

  /// Changes the texts at a path such as `plural.one`.
  fileprivate mutating func change(at path: Substring, _ change: (String) -> String) {
    if path.isEmpty {
      if let unit = stringUnit { stringUnit?.value = change(unit.value) }
      if let set = stringSet { stringSet?.values = set.values.map(change) }
      return
    }
    for (name, part) in substitutions {
      guard let rest = path.behind(["substitutions", name]), var variations = part.variations
      else { continue }
      variations.visit(rest) { $0.change(at: $1, change) }
      substitutions[name]?.variations = variations
    }
    variations?.visit(path) { $0.change(at: $1, change) }
  }

  /// Takes the form at a path away; never the last one.
  fileprivate mutating func remove(at path: Substring) -> Bool {
    var isRemoved = false
    for (name, part) in substitutions {
      guard let rest = path.behind(["substitutions", name]), var variations = part.variations
      else { continue }
      isRemoved = variations.remove(at: rest) || isRemoved
      substitutions[name]?.variations = variations
    }
    if variations?.remove(at: path) == true { isRemoved = true }
    return isRemoved
  }
}

extension Variations {
  /// Lends each form that a path leads through, with the rest of the path.
  fileprivate mutating func visit(
    _ path: Substring, _ body: (inout Localization, Substring) -> Void
  ) {
    for (kind, cases) in kinds {
      for (name, form) in cases {
        guard let rest = path.behind([kind, name]) else { continue }
        var form = form
        body(&form, rest)
        kinds[kind]?[name] = form
      }
    }
  }

  fileprivate mutating func remove(at path: Substring) -> Bool {
    for (kind, cases) in kinds {
      for (name, form) in cases {
        guard let rest = path.behind([kind, name]) else { continue }
        if rest.isEmpty {
          guard cases.count > 1 else { return false }
          kinds[kind]?[name] = nil
          return true
        }
        var form = form
        if form.remove(at: rest) {
          kinds[kind]?[name] = form
          return true
        }
      }
    }
    return false
  }
}

extension Substring {
  /// What follows some names with dots between them; nil where the path begins otherwise.
  fileprivate func behind(_ names: [String]) -> Substring? {
    let head = names.joined(separator: ".")
    if self == head { return self[endIndex...] }
    return hasPrefix(head + ".") ? dropFirst(head.count + 1) : nil
  }
}

extension String {
  /// The text with the replacements of findings about it, and the findings that were heard.
  fileprivate func applying(_ findings: [Finding]) -> (text: String, done: [Finding]) {
    var bytes = Array(utf8)
    var chosen: [Mend.Replacement] = []
    var done: [Finding] = []
    for finding in findings where finding.value?.isExactly(self) == true {
      guard case .replace(let replacements)? = finding.mend else { continue }
      let fits = replacements.allSatisfy { new in
        new.range.upperBound <= bytes.count
          && !chosen.contains { $0 != new && $0.range.touches(new.range) }
      }
      guard fits else { continue }
      chosen += replacements.filter { !chosen.contains($0) }
      done.append(finding)
    }
    for replacement in chosen.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(replacement.range, with: Array(replacement.text.utf8))
    }
    return (String(decoding: bytes, as: UTF8.self), done)
  }
}

extension Range<Int> {
  /// True where two changes cannot both be made.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
      || (lowerBound == other.lowerBound)
  }
}
