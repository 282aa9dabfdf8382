internal import PhrasebookModel

/// Gives every argument of a text its position if some have names and others do not: formats
/// without names would mix numbered and unnumbered arguments, whose meaning is not defined.
enum MixedArguments {
  /// The text with positions for all; nil if it does not mix.
  ///
  /// - Parameter key: The key, which has the order of the app's arguments.
  static func numbered(_ text: String, key: String) -> String? {
    guard mixes(text.placeholders) else { return nil }
    // Names count once; the others by their turn.
    var named: [String: Int] = [:]
    var turns: [Int] = []
    var next = 1
    func note(_ placeholders: [FormatPlaceholder]) {
      for place in placeholders where place.kind == .argument && place.position == nil {
        if let name = place.name {
          guard named[name] == nil else { continue }
          named[name] = next
        } else {
          turns.append(next)
        }
        next += 1
      }
    }
    note(key.placeholders)
    if !mixes(key.placeholders) {
      (named, turns, next) = ([:], [], 1)
      note(text.placeholders)
    }
    var turn = 0
    return text.replacingPlaceholders { place in
      guard place.kind == .argument, place.position == nil else { return nil }
      if let name = place.name {
        if named[name] == nil {
          named[name] = next
          next += 1
        }
        return "%\(named[name] ?? next)$\(place.body)"
      }
      if turn == turns.count {
        turns.append(next)
        next += 1
      }
      turn += 1
      return "%\(turns[turn - 1])$\(place.body)"
    }
  }

  private static func mixes(_ placeholders: [FormatPlaceholder]) -> Bool {
    let arguments = placeholders.filter { $0.kind == .argument }
    return arguments.contains { $0.name != nil }
      && arguments.contains { $0.name == nil && $0.position == nil }
  }
}
