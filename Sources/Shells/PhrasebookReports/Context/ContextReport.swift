package import Phrasebook
package import PhrasebookModel
package import PhrasebookWorkspace

/// Strings with the pictures that show them.
package struct ContextReport {
  package let result: ContextResult

  package init(_ result: ContextResult) { self.result = result }

  /// A remark for the user about a list without a picture, if everything could be read.
  package var remark: Phrase? {
    guard result.isEmpty, !result.diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    return "no string has a picture"
  }

  /// One line for each string of each picture.
  package func text(_ page: Page) {
    for item in result.items {
      let place = item.link.region.map { " [\($0.text)]" } ?? ""
      let line =
        "\(item.picture): \(item.link.key.quoted) (\(item.file))\(place)"
      page.line(VisibleText.of(line))
      if !item.isKnown { page.phrase("the catalog does not have this key any more", indent: 2) }
    }
  }

  /// The members `strings` and `diagnostics`.
  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("strings", result.items) { json, item in
          json.object { json in
            json.member("picture", item.picture)
            json.member("file", item.file)
            json.member("table", item.link.table)
            json.member("key", item.link.key)
            json.region(item.link.region)
            json.member("from", item.link.origin.rawValue)
            if !item.isKnown {
              json.name("missing")
              json.bool(true)
            }
          }
        }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}

extension JSONWriter {
  /// The member `region`; left out for a whole picture.
  package mutating func region(_ region: PictureRegion?) {
    guard let region else { return }
    name("region")
    object { json in
      json.member("x", region.x)
      json.member("y", region.y)
      json.member("width", region.width)
      json.member("height", region.height)
    }
  }
}
