package import PhrasebookFormats
package import PhrasebookModel
package import PhrasebookWorkspace

extension JSONWriter {
  /// The members `files` and `losses` of what formats made of catalogs.
  package mutating func exchange(
    files: [String], losses: [ExchangeLoss], diagnostics: [Diagnostic]
  ) {
    member("files", files) { $0.string($1) }
    member("losses", losses) { json, loss in
      json.object { json in
        json.member("table", loss.table)
        json.member("key", loss.key)
        json.member("variation", loss.path.isRoot ? nil : loss.path.exchanged)
        json.member("part", loss.part.rawValue)
        json.member("reason", loss.reason)
      }
    }
    member("diagnostics", diagnostics) { $0.diagnostic($1) }
  }
}
