internal import CatalogJSON

/// What stands around the state and the value of a localization that is nothing but a text: the same
/// for all languages of an entry.
struct TextFrame {
  var before: [UInt8] = []
  var between: [UInt8] = []
  var after: [UInt8] = []

  /// Takes a localization apart that was written with an empty state and an empty value.
  init(cutting sample: [UInt8]) {
    let empty = sample.indices.dropLast().filter {
      sample[$0] == .quote && sample[$0 + 1] == .quote
    }
    guard let state = empty.first, let value = empty.last, state < value else { return }
    before = Array(sample[..<state])
    between = Array(sample[(state + 2)..<value])
    after = Array(sample[(value + 2)...])
  }
}
