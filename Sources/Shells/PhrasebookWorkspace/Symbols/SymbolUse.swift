import PhrasebookGenerate
import PhrasebookModel

/// A place in the code that uses the symbol of a key.
struct SymbolUse: Sendable {
  var symbol: GeneratedSymbol
  var style: SymbolStyle
  /// From the first name to the last one, without the dot before them.
  var range: Range<Int>
  /// The text of the range.
  var text: String
  /// The start of the range.
  var location: Location
  var confidence: MemberUse.Confidence
}
