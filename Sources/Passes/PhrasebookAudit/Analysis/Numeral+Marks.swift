/// The marks within numbers: they group digits, begin a fraction, or part a version or a time.
extension Numeral {
  /// The components between separators, except those that group thousands or Indian hundreds.
  var parts: [String] {
    var groups = [""]
    for scalar in text.unicodeScalars {
      if let digit = scalar.digit {
        groups[groups.count - 1] += "\(digit)"
      } else {
        groups.append("")
      }
    }
    func isGrouped(_ tail: ArraySlice<String>) -> Bool {
      tail.last.map { $0.utf8.count == 3 } ?? true
        && tail.dropLast().allSatisfy { (2...3).contains($0.utf8.count) }
    }
    if isGrouped(groups.dropFirst()) { return [digits] }
    guard isGrouped(groups.dropLast().dropFirst()), let fraction = groups.last else {
      return groups
    }
    return [groups.dropLast().joined(), fraction]
  }
}

extension Numeral {
  /// A number with the digits of one of the source, but without the mark inside: 35 for 3.5, 530
  /// for 5:30. Nil if absent.
  static func withoutMark(in string: AuditedString, source: AuditedString) -> (
    Numeral, old: String
  )? {
    let there = source.numbers
    for number in string.numbers where number.digits.utf8.count < 8 && number.parts.count == 1 {
      guard !there.contains(where: { $0.digits == number.digits && $0.parts == number.parts })
      else { continue }
      if let old = there.first(where: { $0.digits == number.digits }), old.whole == old.digits {
        return (number, old.text)
      }
      for (one, next) in zip(there, there.dropFirst())
      where one.digits + next.digits == number.digits
        && source.part(one.range.upperBound..<next.range.lowerBound) == ":"
      {
        return (number, source.part(one.range.lowerBound..<next.range.upperBound))
      }
    }
    return nil
  }

  /// Whether an East Asian text writes “half” of a day, an hour or a year for the number.
  func isHalf(in string: AuditedString) -> Bool {
    ["30", "12", "6"].contains(digits) && string.value.contains("半")
  }
}
