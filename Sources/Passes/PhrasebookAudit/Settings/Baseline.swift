package import PhrasebookModel

/// The known findings of a project: they are counted and not reported, so that new ones are
/// visible. Fixed findings are removed from it.
package struct Baseline: Hashable, Sendable {
  /// The identity of a finding in different runs: not its line, and its message only if the finding
  /// is identified by nothing else but code.
  package struct Mark: Hashable, Sendable, Comparable {
    /// The id of the check.
    package var id: String
    /// The table; empty if absent.
    package var table: String
    /// The key; empty if absent.
    package var key: String
    /// The language; empty if absent.
    package var language: String
    /// The variation; empty if absent.
    package var variation: String
    /// The code that a finding without a key is about; nil for all others.
    package var code: Code?

    /// A place in code, by what stays the same when lines move.
    package struct Code: Hashable, Sendable {
      /// The name of the source without its folder, which depends on the working directory; empty for
      /// a finding about several places, of which the first may become another one.
      package var file: String
      /// The message in English, or the names that the finding is about.
      package var text: String

      /// Creates the place of a finding in code.
      package init(file: String, text: String) {
        self.file = file
        self.text = text
      }
    }

    /// Creates a mark.
    package init(
      id: String, table: String, key: String = "", language: String = "", variation: String = "",
      code: Code? = nil
    ) {
      self.id = id
      self.table = table
      self.key = key
      self.language = language
      self.variation = variation
      self.code = code
    }

    /// Creates the mark of a finding.
    package init(_ finding: Finding) {
      self.init(
        id: finding.id,
        table: finding.subject != nil ? "" : finding.table ?? finding.location?.file ?? "",
        key: finding.key ?? "", language: finding.language ?? "",
        variation: finding.variation ?? "", code: Code(finding))
    }

    /// The same without the place in the code, as in files of earlier versions.
    fileprivate var withoutCode: Mark {
      var mark = self
      mark.code = nil
      return mark
    }

    /// Whether a finding with this mark is a part of one with another: some of its names are fixed.
    fileprivate func isPart(of other: Mark) -> Bool {
      guard let names = code?.names, let others = other.code?.names else { return false }
      return other.id == id && others.isSuperset(of: names)
    }

    package static func < (a: Mark, b: Mark) -> Bool {
      for (one, other) in zip(a.words, b.words) where !one.isExactly(other) {
        return one.precedes(other)
      }
      return a.words.count < b.words.count
    }

    /// The components of the identity, in a fixed order.
    package var words: [String] {
      [id, table, key, language, variation] + (code.map { [$0.file, $0.text] } ?? [])
    }
  }

  /// The number of known findings of each kind.
  package var marks: [Mark: Int]

  /// Creates a baseline.
  package init(marks: [Mark: Int] = [:]) { self.marks = marks }

  /// Everything that is found now.
  package init(_ findings: [Finding]) {
    marks = Dictionary(findings.map { (Mark($0), 1) }, uniquingKeysWith: +)
  }

  /// Returns the new findings, the number of known ones, and the baseline without those that are
  /// gone; findings outside of the run's extent stay.
  package func compared(
    to findings: [Finding], within extent: AuditExtent? = nil
  ) -> (new: [Finding], known: Int, shrunk: Baseline) {
    var left = marks
    var shrunk = marks
    var new: [Finding] = []
    for finding in findings {
      let mark = Mark(finding)
      if left.take(mark) == 1 { continue }
      let wider = left.mark(with: mark) ?? mark.withoutCode
      guard mark.code != nil, left.take(wider) == 1 else {
        new.append(finding)
        continue
      }
      // A file of an earlier version did not record the code, or more was known; from now on this is.
      shrunk.take(wider)
      shrunk[mark, default: 0] += 1
    }
    for (mark, count) in left where extent?.covers(mark) != false {
      shrunk.take(mark, count)
    }
    return (new, findings.count - new.count, Baseline(marks: shrunk))
  }
}

extension Baseline.Mark.Code {
  /// The names of a finding about several places.
  fileprivate var names: Set<Substring>? {
    file.isEmpty ? Set(text.split(separator: ", ")) : nil
  }

  fileprivate init?(_ finding: Finding) {
    if let subject = finding.subject {
      self.init(file: "", text: subject)
      return
    }
    guard finding.key == nil, let file = finding.location?.file, !file.hasSuffix(".xcstrings")
    else { return nil }
    self.init(
      file: file.split(separator: "/").last.map(String.init) ?? file,
      text: finding.message)
  }
}

extension [Baseline.Mark: Int] {
  /// The mark of more names, of which only those of another mark are left.
  fileprivate func mark(with part: Key) -> Key? {
    guard part.code?.names != nil else { return nil }
    return keys.filter(part.isPart).min()
  }

  /// Takes as many of a kind as there are, at most `count`; one that is used up is gone.
  ///
  /// - Returns: The number that was taken.
  @discardableResult
  fileprivate mutating func take(_ mark: Key, _ count: Int = 1) -> Int {
    guard let there = self[mark] else { return 0 }
    self[mark] = there > count ? there - count : nil
    return Swift.min(there, count)
  }
}
