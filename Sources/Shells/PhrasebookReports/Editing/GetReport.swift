package import PhrasebookWorkspace
import Phrasebook
import PhrasebookModel

/// The strings of a key.
package struct GetReport {
  package let key: String
  package let result: GetResult

  package init(_ key: String, _ result: GetResult) {
    self.key = key
    self.result = result
  }

  /// One line for each string; only its value if that is all there is to show.
  ///
  /// - Parameter languages: The languages that were asked for.
  package func text(_ page: Page, languages: [String]) {
    let theKey: Phrase = "the key itself"
    for text in result.texts {
      let form = text.form
      // A program that reads the output gets the text unchanged.
      let value = page.isTerminal ? VisibleText.of(form.value) : form.value
      if languages.count == 1, result.files.count == 1, result.texts.count == 1 {
        page.line(value)
        continue
      }
      let place = result.files.count > 1 ? "\(text.file)  " : ""
      let path = form.path.description
      let name = path.isEmpty ? form.language : "\(form.language) \(path)"
      let state = form.state?.rawValue ?? theKey.shown
      page.line(VisibleText.of("\(place)\(name)  \(state)  \(form.value)"))
    }
  }

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("key", key)
        json.member("texts", result.texts) { json, text in
          json.object { json in
            json.member("file", text.file)
            json.member("table", text.table)
            json.member("language", text.form.language)
            let path = text.form.path.description
            json.member("variation", path.isEmpty ? nil : path)
            json.member("state", text.form.state?.rawValue)
            json.member("value", text.form.value)
          }
        }
      }
    }
  }
}
