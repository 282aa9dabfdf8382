import PhrasebookProjects
import PhrasebookWorkspace

/// Changes of files as an edit that the client applies.
struct WorkspaceEditAnswer {
  let changes: [StagedFiles.Change]
  let state: ServerState

  /// Writes the edit as one value.
  func write(_ json: inout JSONWriter) {
    json.object { json in
      if state.client.acceptsVersions {
        json.name("documentChanges")
        json.array(changes.flatMap(steps)) { json, step in step(&json) }
      } else {
        json.member("changes") { json in
          for change in changes {
            json.name(text: state.uri(of: change.path))
            edits(change, &json)
          }
        }
      }
    }
  }

  /// A new file is created first; a client that cannot do that is given its text only.
  private func steps(_ change: StagedFiles.Change) -> [LanguageAnswer] {
    let edit: LanguageAnswer = { documentEdit(change, &$0) }
    guard change.old == nil, state.client.createsFiles else { return [edit] }
    let creation: LanguageAnswer = { json in
      json.object { json in
        json.member("kind", "create")
        json.member("uri", state.uri(of: change.path))
      }
    }
    return [creation, edit]
  }

  private func documentEdit(_ change: StagedFiles.Change, _ json: inout JSONWriter) {
    json.object { json in
      json.member("textDocument") { json in
        json.member("uri", state.uri(of: change.path))
        json.name("version")
        if let version = state.documents.document(at: change.path)?.version {
          json.number(version)
        } else {
          json.null()
        }
      }
      json.name("edits")
      edits(change, &json)
    }
  }

  private func edits(_ change: StagedFiles.Change, _ json: inout JSONWriter) {
    let old = Self.withoutMark(change.old ?? [])
    let text = DocumentText(old)
    json.array(LineEdits.between(old, Self.withoutMark(change.new ?? []))) { json, edit in
      json.object { json in
        json.member("range", edit.range, in: text, state.client.encoding)
        json.member("newText", String(decoding: edit.new, as: UTF8.self))
      }
    }
  }

  /// Editors do not count a byte order mark.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
