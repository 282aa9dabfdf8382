extension Extraction {
  /// Whether two extractions are copies of one value, which is found without comparing elements.
  /// Diagnostics do not count.
  package func isSameValue(as other: Extraction) -> Bool {
    strings.isSameMemory(as: other.strings)
      && undeterminable.isSameMemory(as: other.undeterminable)
      && hardCoded.isSameMemory(as: other.hardCoded)
      && concatenations.isSameMemory(as: other.concatenations)
      && formatCalls.isSameMemory(as: other.formatCalls)
  }
}

extension Array {
  fileprivate func isSameMemory(as other: [Element]) -> Bool {
    guard count == other.count, count > 0 else { return count == other.count }
    return withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
    }
  }
}
