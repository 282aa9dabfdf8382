package import PhrasebookModel

/// The findings that a project had when it began to look: they are counted and not reported, so
/// that new ones stand out. It only ever shrinks.
package struct Baseline: Hashable, Sendable {
  /// What makes two findings of two runs the same: neither the line nor the wording does.
  package struct Mark: Hashable, Sendable, Comparable {
    package var id: String
    package var table: String
    package var key: String
    package var language: String
    package var variation: String

    package init(
      id: String, table: String, key: String = "", language: String = "", variation: String = ""
    ) {
      self.id = id
      self.table = table
      self.key = key
      self.language = language
      self.variation = variation
    }

    package init(_ finding: Finding) {
      self.init(
        id: finding.id, table: finding.table ?? finding.location?.file ?? "",
        key: finding.key ?? "", language: finding.language ?? "",
        variation: finding.variation ?? "")
    }

    package static func < (a: Mark, b: Mark) -> Bool {
      for (one, other) in zip(a.words, b.words) where !one.isExactly(other) {
        return one.precedes(other)
      }
      return false
    }

    private var words: [String] { [id, table, key, language, variation] }
  }

  /// How many findings of each kind are known.
  package var marks: [Mark: Int]

  package init(marks: [Mark: Int] = [:]) { self.marks = marks }

  /// Everything that is found now.
  package init(_ findings: [Finding]) {
    marks = Dictionary(findings.map { (Mark($0), 1) }, uniquingKeysWith: +)
  }

  /// What is new, how many were known, and the baseline without what is gone; what the run did not
  /// look at stays.
  package func compared(
    to findings: [Finding], within extent: AuditExtent? = nil
  ) -> (new: [Finding], known: Int, shrunk: Baseline) {
    var left = marks
    var new: [Finding] = []
    for finding in findings {
      let mark = Mark(finding)
      if let count = left[mark], count > 0 {
        left[mark] = count - 1
      } else {
        new.append(finding)
      }
    }
    var shrunk = marks
    for (mark, count) in left where count > 0 && extent?.covers(mark) != false {
      let rest = (marks[mark] ?? 0) - count
      shrunk[mark] = rest > 0 ? rest : nil
    }
    return (new, findings.count - new.count, Baseline(marks: shrunk))
  }
}
