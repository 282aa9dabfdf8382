internal import CatalogJSON
internal import PhrasebookModel
internal import PhrasebookTables

/// The order of the members of an object. Two orders are in use, Xcode's and that of
/// Apple's command-line tool, and files that were merged by hand have neither.
enum MemberOrder {
  case collation, codePoint
  /// As they come.
  case none

  /// Whether a comes before b.
  func precedes(_ a: String, _ b: String) -> Bool {
    switch self {
    case .collation: Collation.english.precedes(a, b)
    case .codePoint:
      a.utf8.lexicographicallyPrecedes(b.utf8)
    case .none: false
    }
  }

  /// The orders of some names, the best first. A list of twenty names may have one pair of
  /// neighbours out of order, and a long one a hundredth of them, as after an edit by hand or a
  /// merge.
  static func all(fitting names: [String]) -> [MemberOrder] {
    let orders = [MemberOrder.collation, .codePoint].compactMap { order in
      order.mistakes(in: names, upTo: names.count < 20 ? 0 : max(1, names.count / 100)).map {
        (order: order, mistakes: $0)
      }
    }
    let least = orders.map(\.mistakes).min()
    return orders.filter { $0.mistakes == least }.map(\.order)
  }

  /// The number of neighbours out of order; nil if there are more than a limit.
  private func mistakes(in names: [String], upTo limit: Int) -> Int? {
    var mistakes = 0
    for (a, b) in zip(names, names.dropFirst()) where precedes(b, a) {
      mistakes += 1
      if mistakes > limit { return nil }
    }
    return mistakes
  }

  /// The order of a file, for objects that are too small to show one: that of its keys, otherwise
  /// that of its languages, otherwise Xcode's.
  static func ofFile(_ view: JSONView, strings: Int) -> MemberOrder {
    func orders(of object: Int) -> [MemberOrder] {
      all(fitting: view.members(of: object).map { view.string($0.name) })
    }
    let byKeys = orders(of: strings)
    if byKeys.count == 1 { return byKeys[0] }
    var votes = 0
    for entry in view.members(of: strings) {
      guard let languages = view.value(of: .localizations, in: entry.value) else { continue }
      let orders = orders(of: languages)
      if orders.count == 1 { votes += orders[0] == .collation ? 1 : -1 }
    }
    return votes < 0 ? .codePoint : .collation
  }

  /// The positions for new members among the existing ones: for each position, the members to
  /// insert before the existing one; the last position is the end.
  ///
  /// - Parameter spine: The names that are in order, if known.
  func places(
    for added: [CatalogValue.Member], among names: [String], spine: [Int]? = nil
  ) -> [Int: [CatalogValue.Member]] {
    guard self != .none else { return [names.count: added] }
    let spine = spine ?? self.spine(of: names)
    return Dictionary(grouping: sorted(added)) { member in
      // The first name of the spine that comes after the new one.
      var (low, high) = (0, spine.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(member.name, names[spine[middle]]) { high = middle } else { low = middle + 1 }
      }
      if low > 0 { return spine[low - 1] + 1 }
      return spine.first ?? names.count
    }
  }

  /// Whether names are in this order.
  func isOrder(of names: [String]) -> Bool {
    names.indices.dropFirst().allSatisfy { !precedes(names[$0], names[$0 - 1]) }
  }

  /// Members in this order.
  func sorted<Value>(
    _ members: [(name: String, value: Value)]
  ) -> [(name: String, value: Value)] {
    guard self != .none, members.count > 1, !isOrder(of: members.map(\.name)) else {
      return members
    }
    return members.sorted { precedes($0.name, $1.name) }
  }

  /// The longest run of names in order, not all of them neighbours: the others are out of place.
  private func spine(of names: [String]) -> [Int] {
    var tails: [Int] = []
    var previous: [Int?] = []
    previous.reserveCapacity(names.count)
    for (index, name) in names.enumerated() {
      var (low, high) = (0, tails.count)
      if let last = tails.last, !precedes(name, names[last]) { low = high }
      while low < high {
        let middle = (low + high) / 2
        if precedes(name, names[tails[middle]]) { high = middle } else { low = middle + 1 }
      }
      previous.append(low > 0 ? tails[low - 1] : nil)
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var spine: [Int] = []
    var next = tails.last
    while let index = next {
      spine.append(index)
      next = previous[index]
    }
    return spine.reversed()
  }
}
