import PhrasebookModel

/// Keys that went away between two versions and came back under another name: two catalogs in, pairs
/// of keys out.
///
/// A file does not record that a key was renamed. The translations show it: they were all kept,
/// under no other key; or, after an edit at the same time, more than half of them. An entry without
/// translations is recognized by a source text that differs from its key.
struct Renames {
  private var newKeys: [ExactString: String] = [:]
  private var oldKeys: [ExactString: String] = [:]

  /// The key that an old one has become.
  func newKey(of old: String) -> String? { newKeys[ExactString(old)] }
  /// The key that a new one was.
  func oldKey(of new: String) -> String? { oldKeys[ExactString(new)] }

  init(from old: Catalog, to new: Catalog) {
    let removed = old.keys.filter { !new.contains($0) }
    guard !removed.isEmpty else { return }
    let added = new.keys.filter { !old.contains($0) }
    guard !added.isEmpty else { return }
    let source = old.sourceLanguage
    let before = removed.compactMap { key in old[key].flatMap { Holder(key, $0, source) } }
    let after = added.compactMap { key in new[key].flatMap { Holder(key, $0, source) } }
    pairEqual(before, after)
    pairAlike(before, after)
  }

  /// One entry, as what is taken along when its key changes.
  private struct Holder {
    let key: String
    let texts: [Text]
    let whole: Set<Text>

    init?(_ key: String, _ entry: Entry, _ source: String) {
      var texts: [Text] = []
      for (language, localization) in entry.localizations where language != source {
        texts += localization.forms(language: language).map(Text.init)
      }
      if texts.isEmpty, let own = entry.localizations[source] {
        texts = own.forms(language: source).map(Text.init)
          .filter { !$0.value.text.isSame(as: key) }
        // A numbered key is not a text of its own.
        let numbered = FormatString(key).numbered
        texts.removeAll { $0.value.text == numbered }
      }
      guard !texts.isEmpty else { return nil }
      self.key = key
      self.texts = texts
      whole = Set(texts)
    }
  }

  private struct Text: Hashable {
    let language: ExactString
    let path: VariationPath
    let value: ExactString

    init(_ form: Form) {
      language = ExactString(form.language)
      path = form.path
      value = ExactString(form.value)
    }
  }

  private mutating func pair(_ old: String, _ new: String) {
    newKeys[ExactString(old)] = new
    oldKeys[ExactString(new)] = old
  }

  /// Pairs those of which each is the only one with these texts.
  private mutating func pairEqual(_ before: [Holder], _ after: [Holder]) {
    let old = Dictionary(grouping: before, by: \.whole)
    let new = Dictionary(grouping: after, by: \.whole)
    for (texts, holders) in old where holders.count == 1 {
      guard let holder = holders.first, let others = new[texts], others.count == 1,
        let other = others.first
      else { continue }
      pair(holder.key, other.key)
    }
  }

  /// Pairs those that share more than half of their texts, and with no other as many.
  private mutating func pairAlike(_ before: [Holder], _ after: [Holder]) {
    let old = before.filter { newKey(of: $0.key) == nil }
    let new = after.filter { oldKey(of: $0.key) == nil }
    guard !old.isEmpty, !new.isEmpty else { return }
    var places: [Text: [Int]] = [:]
    for (index, holder) in old.enumerated() {
      for text in holder.whole { places[text, default: []].append(index) }
    }
    var best: [Int: (new: Int, shared: Int, isUnique: Bool)] = [:]
    for (index, holder) in new.enumerated() {
      var shared: [Int: Int] = [:]
      for text in holder.whole {
        // Text that many keys share does not identify one.
        guard let owners = places[text], owners.count <= 8 else { continue }
        for owner in owners { shared[owner, default: 0] += 1 }
      }
      guard let top = shared.values.max() else { continue }
      let owners = shared.filter { $0.value == top }.keys
      guard owners.count == 1, let owner = owners.first,
        top * 2 > max(old[owner].whole.count, holder.whole.count)
      else { continue }
      if let rival = best[owner], rival.shared >= top {
        best[owner]?.isUnique = rival.shared > top
      } else {
        best[owner] = (index, top, true)
      }
    }
    for (owner, match) in best where match.isUnique { pair(old[owner].key, new[match.new].key) }
  }
}
