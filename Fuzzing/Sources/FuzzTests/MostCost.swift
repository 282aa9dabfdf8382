import Foundation

/// The largest costs of the inputs of a target.
struct MostCost: CustomStringConvertible {
  var inputs = 0
  /// The number of inputs that cost more than they may.
  private(set) var costly = 0
  private var seconds = 0.0
  private var memory = 0
  private var resident = InputCost.resident()

  var description: String {
    String(format: "at most %.0f ms and %.0f MB", seconds * 1e3, Double(memory) / 1e6)
  }

  /// Measures an input; returns the cost if it is more than it may be.
  mutating func measure(_ input: [UInt8], _ body: () -> Void) -> InputCost? {
    var cost = InputCost.measure(from: resident, body)
    if cost.exceeds(input) {
      // Caches are filled by the first input, and kept memory is of earlier ones: once more, by itself.
      resident = InputCost.resident()
      cost = InputCost.measure(from: resident, body)
    }
    seconds = max(seconds, cost.seconds)
    memory = max(memory, cost.memory)
    guard cost.exceeds(input) else { return nil }
    costly += 1
    resident = InputCost.resident()
    return cost
  }
}
