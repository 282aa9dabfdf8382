import CatalogJSON
package import PhrasebookModel

/// A catalog after the fixes of findings: findings and a catalog in, the fixed catalog out.
///
/// A fix never touches the meaning of a text, and states stay.
package struct FixedCatalog: Sendable {
  /// The fixed catalog.
  package var catalog: Catalog
  /// The number of fixed findings.
  package var fixCount = 0
  /// Whether the file has to be formatted as Xcode formats it.
  package var needsFormatting = false

  /// Fixes the findings of one table in its catalog.
  package init(_ findings: [Finding], in catalog: Catalog, table: String) {
    self.catalog = catalog
    var groups: [ExactString: [Finding]] = [:]
    for finding in findings where finding.table == table && finding.fix != nil {
      if finding.fix == .format {
        needsFormatting = true
        fixCount += 1
      } else if let key = finding.key {
        groups[ExactString(key), default: []].append(finding)
      }
    }
    for key in catalog.keys {
      guard let findings = groups[ExactString(key)], var entry = catalog[key] else { continue }
      let count = fix(findings, in: &entry)
      guard count > 0 else { continue }
      fixCount += count
      self.catalog[key] = entry
    }
  }

  private func fix(_ findings: [Finding], in entry: inout Entry) -> Int {
    var count = 0
    let symbols = findings.count { $0.fix == .omitSymbol }
    if symbols > 0 {
      entry.generatesSymbol = false
      count += symbols
    }
    let languages = Dictionary(grouping: findings) { $0.language ?? "" }
    for (language, findings) in languages {
      guard var localization = entry.localizations[language] else { continue }
      let forms = Dictionary(grouping: findings) { $0.variation ?? "" }
      for (form, findings) in forms.sorted(by: { $0.key < $1.key }) {
        if findings.contains(where: { $0.fix == .removeForm }) {
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

  /// A text after all replacements that do not overlap, and the number of findings that this fixes.
  private static func text(_ value: String, with findings: [Finding]) -> (String, Int) {
    var parts: [Fix.Replacement] = []
    var done = 0
    for finding in findings {
      guard case .replace(let own)? = finding.fix else { continue }
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
    // A text of spaces is left to a person: without them it would be invisible.
    if bytes.isEmpty, !value.isEmpty { return (value, 0) }
    return (String(decoding: bytes, as: UTF8.self), done)
  }
}

extension Range<Int> {
  /// Whether two ranges share a byte or an empty one is at the other's edge.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    if isEmpty || other.isEmpty {
      return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    return overlaps(other)
  }
}

extension Localization {
  /// Replaces the text of a form; false if it is missing or different.
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

  /// Removes a form; false if it is missing.
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
      let inside = "\(CatalogField.substitutions.text).\(name)"
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
