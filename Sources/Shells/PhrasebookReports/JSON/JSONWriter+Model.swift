package import PhrasebookWorkspace
package import PhrasebookAudit
package import PhrasebookModel

extension JSONWriter {
  /// The members `file`, `line` and `column`.
  package mutating func place(_ location: Location?) {
    member("file", location?.file)
    member("line", location?.line)
    member("column", location?.column)
  }

  package mutating func diagnostic(_ diagnostic: Diagnostic) {
    object { json in
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.place(diagnostic.location)
    }
  }

  mutating func undeterminable(_ site: UndeterminableSite) {
    object { json in
      json.place(site.location)
      json.member("table", site.table)
      json.member("reason", site.reason.text)
    }
  }

  package mutating func change(_ change: Change, file: String) {
    object { json in
      json.member("kind", change.kind.rawValue)
      json.member("file", file)
      json.member("table", change.table)
      json.member("key", change.key)
      json.member("language", change.language)
      json.member("reason", change.reason)
    }
  }

  package mutating func string(_ string: ExtractedString) {
    object { json in
      json.member("key", string.key)
      json.member("table", string.table)
      json.member("defaultValue", string.defaultValue)
      json.member("comment", string.comment)
      json.member("bundle", string.bundle)
      json.member("locations", string.locations) { json, location in
        json.object { $0.place(location) }
      }
    }
  }

  package mutating func extraction(_ extraction: Extraction) {
    object { json in
      json.member("strings", extraction.strings) { $0.string($1) }
      json.member("undeterminable", extraction.undeterminable) { $0.undeterminable($1) }
      json.member("diagnostics", extraction.diagnostics) { $0.diagnostic($1) }
    }
  }

  /// One table of `stats`.
  package mutating func coverage(_ coverage: Coverage, file: String, table: String) {
    object { json in
      json.member("file", file)
      json.member("table", table)
      json.member("sourceLanguage", coverage.sourceLanguage)
      json.member("keys", coverage.keys)
      json.name("languages")
      json.object { json in
        for (language, counts) in coverage.languages {
          json.name(text: language)
          json.object { json in
            json.member("translated", counts.translated)
            json.member("machine_translated", counts.machineTranslated)
            json.member("needs_review", counts.needsReview)
            json.member("new", counts.new)
            json.member("stale", counts.stale)
            json.member("missing", counts.missing)
          }
        }
      }
    }
  }

  package mutating func finding(_ finding: Finding) {
    object { json in
      json.member("id", finding.id)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      json.place(finding.location)
      json.member("table", finding.table)
      json.member("key", finding.key)
      json.member("language", finding.language)
      json.member("variation", finding.variation)
      if !finding.notes.isEmpty { json.member("notes", finding.notes) { $0.string($1) } }
      json.member("value", finding.value)
      if let range = finding.range {
        // In UTF-8 code units of the value.
        json.name("range")
        json.object { json in
          json.member("start", range.lowerBound)
          json.member("end", range.upperBound)
        }
      }
      if !finding.callSites.isEmpty {
        json.member("callSites", finding.callSites) { json, site in
          json.object { $0.place(site) }
        }
      }
      if finding.fix != nil {
        json.name("fixable")
        json.bool(true)
      }
    }
  }
}
