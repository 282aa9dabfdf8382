import PhrasebookFormats
import PhrasebookModel

extension ExchangeTable {
  /// Gives strings without a translation their source text, in the state `new`.
  mutating func fillUntranslated() {
    for index in units.indices where units[index].target == nil {
      units[index].target = units[index].source
      units[index].state = .new
    }
  }
}
