import PhrasebookModel
import PhrasebookReports
import PhrasebookWorkspace

extension JSONWriter {
  /// Everything about a string.
  mutating func detail(
    _ detail: StringDetail, in language: PageLanguage, root session: EditingSession
  ) {
    let root = ProjectRoot(session)
    object { json in
      json.member("file", detail.identity.file)
      json.member("place", root.name(of: detail.identity.file))
      json.member("key", detail.identity.key)
      json.member("language", detail.identity.language)
      json.member("table", detail.table)
      json.member("sourceLanguage", detail.sourceLanguage)
      json.member("comment", detail.comment)
      json.name("isCommentGenerated")
      json.bool(detail.isCommentGenerated)
      json.name("isPhrases")
      json.bool(detail.isPhrases)
      json.member("status", detail.status.name)
      json.name("seen")
      json.version(detail.version)
      json.member("fields", detail.fields) { $0.field($1) }
      json.member("placeholders", detail.placeholders) { $0.string($1.text) }
      json.member("others", detail.others) { json, other in
        json.object {
          $0.member("language", other.language)
          $0.member("direction", PageLanguage.direction(of: other.language))
          $0.member("status", other.status.name)
          $0.name("pieces")
          $0.pieces(other.text)
        }
      }
      json.member("sites", detail.sites) { json, site in
        json.object {
          $0.member("file", root.name(of: site.location.file))
          $0.member("line", site.location.line)
          $0.member("code", site.code)
        }
      }
      json.member("neighbours", detail.neighbours) { $0.string($1) }
      json.member("pictures", detail.pictures) { json, picture in
        json.object {
          $0.member("name", picture.name)
          $0.member("width", picture.width)
          $0.member("height", picture.height)
          $0.region(picture.region)
        }
      }
      json.member("categories", detail.categories) { json, category in
        json.object {
          $0.member("name", category.name)
          $0.member("samples", category.samples) { $0.string($1) }
        }
      }
      json.member("findings", detail.findings) { json, finding in
        json.finding(finding, in: language)
      }
    }
  }

  private mutating func field(_ field: StringDetail.Field) {
    object { json in
      json.member("path", field.path.exchanged)
      json.member("steps", field.path.steps) { json, step in
        json.object {
          $0.member("kind", step.kind)
          $0.member("name", step.name)
        }
      }
      json.member("substitution", field.path.substitution)
      json.member("number", field.argument?.number)
      json.member("specifier", field.argument?.specifier)
      if let source = field.source {
        json.name("source")
        json.pieces(source)
        json.member("sourceLength", source.count)
      }
      if let value = field.value {
        json.name("pieces")
        json.pieces(value)
      }
      json.member("state", field.state?.rawValue)
      json.member("samples", field.samples) { $0.string($1) }
    }
  }
}
