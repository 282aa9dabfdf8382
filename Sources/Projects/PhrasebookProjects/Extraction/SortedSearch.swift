/// Binary search in sorted lists.
package enum SortedSearch {
  /// Whether a sorted list has an element.
  package static func has<Element: Comparable>(_ element: Element, in list: [Element]) -> Bool {
    var (low, high) = (list.startIndex, list.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if list[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < list.endIndex && list[low] == element
  }
}
