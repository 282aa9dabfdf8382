/// Binary search in sorted lists of names.
enum SortedNames {
  /// Whether a sorted list has a name.
  static func has(_ name: String, in names: [String]) -> Bool {
    var (low, high) = (names.startIndex, names.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < names.endIndex && names[low] == name
  }
}
