/// Binary search in sorted lists.
package enum SortedSearch {
  /// Whether a sorted list has an element.
  package static func has<Element: Comparable>(_ element: Element, in list: [Element]) -> Bool {
    let place = list.partitioningIndex { $0 >= element }
    return place < list.endIndex && list[place] == element
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that all later ones do.
  package func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
