import PhrasebookModel
import PhrasebookSync
import PhrasebookWorkspace

/// The JSON that the page sends, by operation.
enum EditorRequests {
  struct Project: Decodable {
    var language: String?
  }

  struct List: Decodable {
    var query: Query
    var from: Int?
    var count: Int?
    /// A string whose place is asked for.
    var file: String?
    var key: String?
  }

  struct Counts: Decodable {
    var query: Query
  }

  struct Next: Decodable {
    var query: Query
    var from: Int
    var backwards: Bool?
  }

  struct Query: Decodable {
    var language: String
    var file: String?
    var statuses: [String]?
    var check: String?
    var source: String?
    var text: String?

    var query: StringQuery {
      var query = StringQuery(language: language)
      query.file = file
      query.statuses = Set((statuses ?? []).compactMap(StringStatus.init(name:)))
      query.check = check
      query.source = source
      query.text = text ?? ""
      return query
    }
  }

  struct Identity: Decodable {
    var file: String
    var key: String
    var language: String
    var translator: String?

    var identity: StringIdentity { StringIdentity(file: file, key: key, language: language) }
  }

  struct Version: Decodable {
    var source: String
    var translation: String

    var version: StringVersion { StringVersion(source: source, translation: translation) }
  }

  struct Text: Decodable {
    var path: String
    var value: String
    var number: Int?
    var specifier: String?
  }

  struct Texts: Decodable {
    var file: String
    var key: String
    var language: String
    var texts: [Text]
    /// `translated` or `needs_review`.
    var state: String?
    var seen: Version?

    var identity: StringIdentity { StringIdentity(file: file, key: key, language: language) }

    /// Nil for text that is not a path.
    var edits: [StringEdit.Text]? {
      var edits: [StringEdit.Text] = []
      for text in texts {
        let path = text.path.isEmpty ? VariationPath() : VariationPath(exchanged: text.path)
        guard let path else { return nil }
        let argument =
          text.number == nil && text.specifier == nil
          ? nil : ExchangeUnit.Argument(number: text.number, specifier: text.specifier)
        edits.append(StringEdit.Text(path: path, value: text.value, argument: argument))
      }
      return edits
    }
  }

  struct Approval: Decodable {
    struct Item: Decodable {
      var file: String
      var key: String
      var seen: Version
    }

    var language: String
    var strings: [Item]
    /// `translated` or `needs_review`.
    var state: String?
  }

  struct Wait: Decodable {
    var version: Int
  }
}
