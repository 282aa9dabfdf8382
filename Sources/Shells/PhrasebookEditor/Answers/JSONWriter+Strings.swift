import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookReports
import PhrasebookWorkspace

extension JSONWriter {
  /// A request that cannot be carried out.
  mutating func problem(_ phrase: Phrase, _ language: PageLanguage) {
    object { $0.member("problem", language.text(phrase)) }
  }

  mutating func row(_ row: StringRow) {
    object { json in
      json.member("file", row.identity.file)
      json.member("key", row.identity.key)
      json.member("table", row.table)
      json.name("source")
      json.pieces(row.source)
      if let target = row.target {
        json.name("target")
        json.pieces(target)
      }
      json.member("status", row.status.name)
      json.member("findings", row.findings)
      json.member("severity", row.severity?.rawValue)
      json.member("forms", row.forms)
    }
  }

  /// A text as its words and placeholders.
  mutating func pieces(_ text: String) {
    array(EditedPiece.pieces(of: text)) { json, piece in
      json.object {
        $0.member("text", piece.text)
        if piece.isPlaceholder {
          $0.name("chip")
          $0.bool(true)
        }
      }
    }
  }

  mutating func version(_ version: StringVersion) {
    object {
      $0.member("source", version.source)
      $0.member("translation", version.translation)
    }
  }

  mutating func finding(_ finding: Finding, in language: PageLanguage) {
    object { json in
      json.member("id", finding.id)
      json.member("severity", finding.severity.rawValue)
      json.member("message", language.text(finding.text))
      json.member("language", finding.language)
      json.member("variation", finding.variation)
    }
  }

  mutating func match(_ match: StringMatch) {
    object { json in
      json.member("score", match.memoryMatch.score)
      json.member("kind", match.memoryMatch.kind.rawValue)
      json.name("pieces")
      json.pieces(match.memoryMatch.text)
      json.member("key", match.memoryMatch.unit.place.key)
      json.member("table", match.memoryMatch.unit.place.table)
      json.member("difference", match.difference) { json, part in
        json.object {
          $0.member("kind", part.kind.rawValue)
          $0.member("text", part.text)
        }
      }
    }
  }

  mutating func result(
    _ result: DecisionResult, in language: PageLanguage, root session: EditingSession
  ) {
    let root = ProjectRoot(session)
    member("undoable", session.undoable)
    member("done", result.done) { $0.identity($1) }
    member("changed", result.changed) { $0.identity($1) }
    member("problems", result.refused.map { language.text($0.reason) }) { $0.string($1) }
    member("failures", result.diagnostics) { json, failure in
      let place = failure.location.map { "\(root.name(of: $0.file)):\($0.line):\($0.column): " }
      json.string((place ?? "") + language.text(failure.text))
    }
  }

  private mutating func identity(_ identity: StringIdentity) {
    object {
      $0.member("file", identity.file)
      $0.member("key", identity.key)
      $0.member("language", identity.language)
    }
  }
}
