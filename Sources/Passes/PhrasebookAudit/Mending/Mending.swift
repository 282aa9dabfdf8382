package import PhrasebookModel

/// Findings and a catalog in, the catalog with what a machine can mend mended out.
///
/// Only what the findings themselves offer is done: meaning is never touched, and states stay.
package struct Mending: Sendable {
  package var catalog: Catalog
  /// How many findings are mended.
  package var mended = 0
  /// Whether the file is to be put into Xcode's order and style when it is written.
  package var wantsFormat = false

  /// Mends the findings about one table in its catalog.
  package init(_ findings: [Finding], in catalog: Catalog, table: String) {
    self.catalog = catalog
    var groups: [ExactString: [Finding]] = [:]
    for finding in findings where finding.table == table && finding.mend != nil {
      if finding.mend == .format {
        wantsFormat = true
        mended += 1
      } else if let key = finding.key {
        groups[ExactString(key), default: []].append(finding)
      }
    }
    for key in catalog.keys {
      guard let findings = groups[ExactString(key)], var entry = catalog[key] else { continue }
      let count = mend(findings, in: &entry)
      guard count > 0 else { continue }
      mended += count
      self.catalog[key] = entry
    }
  }

  private func mend(_ findings: [Finding], in entry: inout Entry) -> Int {
    var count = 0
    let languages = Dictionary(grouping: findings) { $0.language ?? "" }
    for (language, findings) in languages {
      guard var localization = entry.localizations[language] else { continue }
      let forms = Dictionary(grouping: findings) { $0.variation ?? "" }
      for (form, findings) in forms.sorted(by: { $0.key < $1.key }) {
        if findings.contains(where: { $0.mend == .removeForm }) {
          if localization.removeForm(form, under: "") { count += 1 }
          continue
        }
        let texts = Dictionary(grouping: findings) { $0.value ?? "" }
        for (value, findings) in texts {
          let (text, done) = Self.text(value, with: findings)
          guard done > 0, localization.replace(value, with: text, at: form, under: "") else {
            continue
          }
          count += done
        }
      }
      entry.localizations[language] = localization
    }
    return count
  }

  /// A text with all replacements that do not overlap, and how many findings that mends.
  private static func text(_ value: String, with findings: [Finding]) -> (String, Int) {
    var parts: [Mend.Replacement] = []
    var done = 0
    for finding in findings {
      guard case .replace(let own)? = finding.mend else { continue }
      let isFree = own.allSatisfy { one in
        parts.allSatisfy { $0 == one || !$0.range.touches(one.range) }
      }
      guard isFree else { continue }
      parts += own.filter { !parts.contains($0) }
      done += 1
    }
    var bytes = Array(value.utf8)
    for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where part.range.upperBound <= bytes.count {
      bytes.replaceSubrange(part.range, with: Array(part.text.utf8))
    }
    // A text of spaces alone is for a person to write: without them nobody would see it.
    if bytes.isEmpty, !value.isEmpty { return (value, 0) }
    return (String(decoding: bytes, as: UTF8.self), done)
  }
}

extension Range<Int> {
  /// Whether two ranges share a byte or an empty one stands at the other's edge.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    if isEmpty || other.isEmpty {
      return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    return overlaps(other)
  }
}

extension Localization {
  /// Replaces the text of a form; false where it is not there or says something else.
  fileprivate mutating func replace(
    _ value: String, with text: String, at form: String, under path: String
  ) -> Bool {
    if path == form {
      if stringUnit?.value == value {
        stringUnit?.value = text
        return true
      }
      if let index = stringSet?.values.firstIndex(of: value) {
        stringSet?.values[index] = text
        return true
      }
    }
    return eachForm(under: path, leadingTo: form) { inner, inside in
      inner.replace(value, with: text, at: form, under: inside)
    }
  }

  /// Takes a form away; false where it is not there.
  fileprivate mutating func removeForm(_ form: String, under path: String) -> Bool {
    eachForm(under: path, leadingTo: form, remove: true) { inner, inside in
      inner.removeForm(form, under: inside)
    }
  }

  /// Tries a change on every form on the way to one until it is done.
  private mutating func eachForm(
    under path: String, leadingTo form: String, remove: Bool = false,
    _ change: (inout Localization, String) -> Bool
  ) -> Bool {
    if variations?.change(under: path, leadingTo: form, remove: remove, change) == true {
      return true
    }
    guard path.isEmpty else { return false }
    for name in substitutions.names {
      let inside = "substitutions.\(name)"
      guard form.hasPrefix(inside + ".") else { continue }
      let done = substitutions[name]?.variations?
        .change(under: inside, leadingTo: form, remove: remove, change)
      if done == true { return true }
    }
    return false
  }
}

extension Variations {
  fileprivate mutating func change(
    under path: String, leadingTo form: String, remove: Bool,
    _ change: (inout Localization, String) -> Bool
  ) -> Bool {
    for kind in kinds.names {
      for name in kinds[kind]?.names ?? [] {
        let inside = path.isEmpty ? "\(kind).\(name)" : "\(path).\(kind).\(name)"
        guard form == inside || form.hasPrefix(inside + ".") else { continue }
        if remove, form == inside {
          kinds[kind]?[name] = nil
          return true
        }
        guard var inner = kinds[kind]?[name], change(&inner, inside) else { continue }
        kinds[kind]?[name] = inner
        return true
      }
    }
    return false
  }
}
