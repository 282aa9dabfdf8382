import PhrasebookMemory
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The preview of edits of several strings.
struct BulkPreview {
  let session: EditingSession

  func items(of edit: BulkEdit) -> [BulkEdit.Item] {
    let strings = edit.strings.prefix(BulkEdit.limit)
    switch edit.action {
    case .approve: return strings.compactMap(approval)
    case .propagate(let origin): return propagation(of: origin)
    case .fill(let minimum): return fill(Array(strings), minimum)
    case .replace(let old, let new):
      return old.isEmpty ? [] : strings.compactMap { replacement($0, old, new) }
    }
  }

  private func item(
    _ identity: StringIdentity, in table: SessionTable, _ texts: [StringEdit.Text], _ state: State
  ) -> BulkEdit.Item? {
    guard let version = table.version(of: identity.key, identity.language) else { return nil }
    let before = table.catalog[identity.key]?.localizations[identity.language]
    let old = before?.forms(language: "").map(\.value).joined(separator: "\n") ?? ""
    return BulkEdit.Item(
      before: old, after: texts.map(\.value).joined(separator: "\n"),
      decision: StringDecision(identity, seen: version, .replace(texts, state)))
  }

  private func approval(_ identity: StringIdentity) -> BulkEdit.Item? {
    guard let table = session.table(identity.file), let entry = table.catalog[identity.key],
      let version = table.version(of: identity.key, identity.language),
      let text = entry.localizations[identity.language]?.headline, !text.isEmpty
    else { return nil }
    let status = StringStatus(
      of: entry, language: identity.language, sourceLanguage: table.catalog.sourceLanguage)
    guard status.isOpen else { return nil }
    return BulkEdit.Item(
      before: text, after: text,
      decision: StringDecision(identity, seen: version, .mark(.translated)))
  }

  private func propagation(of origin: StringIdentity) -> [BulkEdit.Item] {
    guard let table = session.table(origin.file), let entry = table.catalog[origin.key],
      let texts = entry.localizations[origin.language].map({ Self.texts($0, origin.language) }),
      !texts.isEmpty
    else { return [] }
    let source = table.sources(of: entry, origin)
    let status = StringStatus(
      of: entry, language: origin.language, sourceLanguage: table.catalog.sourceLanguage)
    // A copy is not approved by being one.
    let state: State = status == .translated ? .translated : .needsReview
    return session.tables.flatMap { other in
      other.catalog.entries.compactMap { key, candidate -> BulkEdit.Item? in
        let identity = StringIdentity(file: other.file, key: key, language: origin.language)
        guard identity != origin, candidate.shouldTranslate != false,
          candidate.extractionState != .stale,
          other.catalog.sourceLanguage == table.catalog.sourceLanguage,
          StringStatus(
            of: candidate, language: origin.language, sourceLanguage: other.catalog.sourceLanguage
          ).isOpen, other.sources(of: candidate, identity) == source
        else { return nil }
        return item(identity, in: other, texts, state)
      }
    }
  }

  private func fill(_ strings: [StringIdentity], _ minimum: Int) -> [BulkEdit.Item] {
    guard let location = MemoryLocation.find(session.path), FileStatus(path: location.file) != nil,
      let memory = try? Memory(at: location.file, .reading)
    else { return [] }
    defer { memory.close() }
    return strings.compactMap { identity -> BulkEdit.Item? in
      guard let table = session.table(identity.file), let entry = table.catalog[identity.key] else {
        return nil
      }
      let source = table.catalog.sourceLanguage
      let status = StringStatus(of: entry, language: identity.language, sourceLanguage: source)
      guard status == .missing, entry.localizations[source]?.forms(language: "").count ?? 0 < 2
      else { return nil }
      let query = MemoryQuery(
        entry.localizations[source]?.headline ?? identity.key, from: source, to: identity.language,
        minimum: minimum, limit: 1)
      guard let match = try? memory.matches(for: query).first else { return nil }
      let text = StringEdit.Text(path: VariationPath(), value: match.text)
      return item(identity, in: table, [text], .needsReview)
    }
  }

  private func replacement(
    _ identity: StringIdentity, _ old: String, _ new: String
  ) -> BulkEdit.Item? {
    guard let table = session.table(identity.file), let entry = table.catalog[identity.key],
      let localization = entry.localizations[identity.language], localization.stringSet == nil
    else { return nil }
    var texts = Self.texts(localization, identity.language)
    let before = texts.map(\.value)
    for index in texts.indices {
      texts[index].value = EditedPiece.replacing(old, with: new, in: before[index])
    }
    guard !zip(texts, before).allSatisfy({ $0.value.isExactly($1) }) else { return nil }
    let status = StringStatus(
      of: entry, language: identity.language, sourceLanguage: table.catalog.sourceLanguage)
    // A replacement does not approve a text that was not approved before.
    return item(identity, in: table, texts, status == .translated ? .translated : .needsReview)
  }

  private static func texts(_ localization: Localization, _ language: String) -> [StringEdit.Text] {
    guard localization.stringSet == nil else { return [] }
    return localization.forms(language: language).map { form in
      let part = form.path.substitution.flatMap { localization.substitutions[$0] }
      return StringEdit.Text(
        path: form.path, value: form.value,
        argument: part.map {
          ExchangeUnit.Argument(number: $0.argNum, specifier: $0.formatSpecifier)
        })
    }
  }
}

extension SessionTable {
  /// The source texts of a string with their places.
  fileprivate func sources(of entry: Entry, _ identity: StringIdentity) -> [String] {
    let forms = entry.localizations[catalog.sourceLanguage]?.formsByPath(language: "") ?? []
    return forms.isEmpty
      ? ["", identity.key] : forms.flatMap { [$0.path.description, $0.value] }
  }
}
