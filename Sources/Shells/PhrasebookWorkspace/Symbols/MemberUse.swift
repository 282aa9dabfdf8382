/// A member that code names by a leading dot or behind a type of symbols: `.cartTitle`,
/// `.Settings.title`, `Phrase.Cart.parcels(count: 3)`.
struct MemberUse: Hashable, Sendable {
  /// The names, the first one behind the dot.
  var names: [String]
  /// The range of each name in the source, with its backticks.
  var ranges: [Range<Int>]
  /// The labels of the call behind the last name: `(count:)`; empty without a call.
  var labels: String
  /// The type before the dot; nil for a leading dot.
  var type: SymbolStyle?
  /// The index of the token of the dot.
  var dot: Int

  /// The certainty that the member is a symbol.
  enum Confidence: Comparable, Sendable {
    /// Another type may have the same member.
    case possible
    /// Only a type of the same sources can have the same member.
    case likely
    case certain
  }
}
