/// Values that a page refers to by number, each of them once: the first has number 1.
struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value; 0 means no value.
  mutating func number(of value: Value?) -> Int {
    guard let value else { return 0 }
    if let known = numbers[value] { return known }
    values.append(value)
    numbers[value] = values.count
    return values.count
  }
}
