extension Members where Value: RangeReplaceableCollection {
  /// Adds an element to the list of a name, in place: a list that is read, extended and set again would be
  /// copied for each of its elements.
  package mutating func add(_ element: Value.Element, to name: String) {
    if let place = place(of: name) {
      own().values[place].append(element)
    } else {
      self[name] = Value(CollectionOfOne(element))
    }
  }
}
