extension [String] {
  /// Whether a sorted list has an element.
  func contains(sorted element: String) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == element
  }
}
