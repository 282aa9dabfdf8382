package import PhrasebookModel
import PhrasebookSync

extension Extraction {
  /// The strings of sources with those of other files; unchanged if the latter are without strings.
  package func joined(by other: Extraction) -> Extraction {
    guard other != Extraction() else { return self }
    var result = Extraction.union([self, other])
    result.hardCoded = hardCoded
    result.concatenations = concatenations
    result.formatCalls = formatCalls
    return result
  }
}
