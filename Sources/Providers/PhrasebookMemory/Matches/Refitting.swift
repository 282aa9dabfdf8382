internal import PhrasebookModel

/// Puts the placeholders and numbers of a text into the translation of one like it.
///
/// The nth argument of the remembered text is taken for the nth of ours, so both must have as many; a
/// number is inserted if the translation has it just once.
enum Refitting {
  /// The translation with our placeholders and numbers; nil if they cannot be put in.
  static func text(_ target: String, of source: String, for ours: String) -> String? {
    let (old, new) = (slots(of: source), slots(of: ours))
    if old.spelled == new.spelled { return target }
    let oldNames = old.slots.filter { !$0.isNumber }
    let newNames = new.slots.filter { !$0.isNumber }
    guard oldNames.count == newNames.count else { return nil }
    var result = target
    if oldNames != newNames {
      guard let fitted = named(target, oldNames, newNames) else { return nil }
      result = fitted
    }
    let oldNumbers = old.slots.filter(\.isNumber)
    let newNumbers = new.slots.filter(\.isNumber)
    if oldNumbers.count == newNumbers.count, oldNumbers != newNumbers {
      return numbered(result, oldNumbers.map(\.text), newNumbers.map(\.text))
    }
    return result
  }

  private struct Slot: Equatable {
    var text: String
    var isNumber: Bool
    var range: Range<Int>

    static func == (a: Slot, b: Slot) -> Bool { a.text == b.text && a.isNumber == b.isNumber }
  }

  private static func slots(of text: String) -> (slots: [Slot], spelled: [String]) {
    let bytes = Array(text.utf8)
    let slots = TextTokens(text, limit: 0).slots.map {
      Slot(
        text: String(decoding: bytes[$0.range], as: UTF8.self), isNumber: $0.isNumber,
        range: $0.range)
    }
    return (slots, slots.map(\.text))
  }

  private static func named(_ target: String, _ old: [Slot], _ new: [Slot]) -> String? {
    let oldMarks = marks(old)
    let newMarks = marks(new)
    let here = slots(of: target).slots.filter { !$0.isNumber }
    let hereMarks = marks(here)
    var order: [Int] = []
    for mark in hereMarks {
      guard let place = oldMarks.firstIndex(of: mark) else { return nil }
      order.append(place)
    }
    let isInOrder = order == order.sorted()
    var bytes: [UInt8] = []
    var start = 0
    let all = Array(target.utf8)
    for (slot, place) in zip(here, order) {
      bytes += all[start..<slot.range.lowerBound]
      bytes += spelled(new[place].text, newMarks[place], isInOrder: isInOrder).utf8
      start = slot.range.upperBound
    }
    bytes += all[start...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The argument of each placeholder: its number, or its name.
  private static func marks(_ slots: [Slot]) -> [String] {
    var next = 1
    return slots.map { slot in
      guard let found = FormatPlaceholder.all(in: slot.text).first, found.kind == .argument,
        found.name == nil
      else { return slot.text }
      let position = found.position ?? next
      next = position + 1
      return String(position)
    }
  }

  /// An argument with its number if the order is another than in the source.
  private static func spelled(_ text: String, _ mark: String, isInOrder: Bool) -> String {
    guard !isInOrder, Int(mark) != nil, text.hasPrefix("%"), !text.contains("$") else {
      return text
    }
    return "%\(mark)$\(text.dropFirst())"
  }

  private static func numbered(_ target: String, _ old: [String], _ new: [String]) -> String? {
    let here = slots(of: target).slots.filter(\.isNumber)
    let all = Array(target.utf8)
    var bytes: [UInt8] = []
    var start = 0
    for slot in here {
      let places = old.indices.filter { old[$0] == slot.text }
      guard let place = places.first else { continue }
      // The correct one of the two is not known, unless both become the same.
      guard places.allSatisfy({ new[$0] == new[place] }) else { return nil }
      bytes += all[start..<slot.range.lowerBound]
      bytes += new[place].utf8
      start = slot.range.upperBound
    }
    // A number that changed and is nowhere in the translation is written out in words there.
    for (a, b) in zip(old, new) where a != b && !here.contains(where: { $0.text == a }) {
      return nil
    }
    return String(decoding: bytes + all[start...], as: UTF8.self)
  }
}
