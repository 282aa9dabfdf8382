import Phrasebook
package import PhrasebookModel

extension Spelling {
  /// A diagnostic of an operation that works with absolute paths, as a person reads it.
  package func respell(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.text = diagnostic.text.mappingTexts { respell($0) }
    if let file = diagnostic.location?.file { diagnostic.location?.file = spell(file) }
    return diagnostic
  }

  /// A change of such an operation.
  package func respell(_ change: Change) -> Change {
    var change = change
    change.text = change.text.mappingTexts { respell($0) }
    return change
  }
}
