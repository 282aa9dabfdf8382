package import PhrasebookSync
package import PhrasebookWorkspace
import PhrasebookProjects

/// The conflicts of a merge.
package struct ConflictReport {
  package let result: MergeResult

  package init(_ result: MergeResult) { self.result = result }

  /// The members `conflicts` and `diagnostics`.
  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("conflicts", result.conflicts) { $0.conflict($1, file: result.file) }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}

extension JSONWriter {
  /// One conflict of a merge.
  package mutating func conflict(_ conflict: MergeConflict, file: String) {
    object { json in
      json.member("file", file)
      json.member("table", FilePath.stem(file))
      json.member("key", conflict.key)
      json.member("language", conflict.language)
      json.member("variation", conflict.variation)
      json.version("base", conflict.base)
      json.version("ours", conflict.ours)
      json.version("theirs", conflict.theirs)
      json.member("settled", conflict.settled?.rawValue)
    }
  }

  private mutating func version(_ name: StaticString, _ version: MergeConflict.Version?) {
    guard let version else { return }
    self.name(name)
    object { json in
      json.member("text", version.text)
      json.member("state", version.state)
    }
  }
}
