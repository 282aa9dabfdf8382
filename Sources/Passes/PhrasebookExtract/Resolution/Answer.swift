/// A cached result, with the names whose declarations it depends on.
final class Answer<Value> {
  let value: Value
  fileprivate let asked: [UInt32]
  fileprivate var file: Int

  fileprivate init(_ value: Value, asked: Set<UInt32>, file: Int) {
    self.value = value
    self.asked = Array(asked)
    self.file = file
  }
}

/// The names that are asked for while files are resolved, one file after another.
struct Asking {
  private(set) var names: Set<UInt32> = []
  private var file = 0
  private var depth = 0

  /// Begins a new list for another file.
  mutating func begin() {
    names = []
    file += 1
  }

  mutating func insert(_ name: UInt32) { names.insert(name) }

  /// Begins what `end` makes an answer of.
  mutating func open() -> Set<UInt32> {
    depth += 1
    let outer = names
    names = []
    return outer
  }

  /// Makes an answer that depends on all names looked up since `open`.
  mutating func close<Value>(_ value: Value, _ outer: consuming Set<UInt32>) -> Answer<Value> {
    depth -= 1
    let answer = Answer(value, asked: names, file: depth == 0 ? file : -1)
    // The larger of the two takes the other in.
    if names.count < outer.count { swap(&names, &outer) }
    names.formUnion(outer)
    return answer
  }

  /// Asks for all that an answer depends on, unless the file has done so.
  @inline(__always)
  mutating func take<Value>(_ answer: Answer<Value>) {
    guard depth > 0 || answer.file != file else { return }
    names.formUnion(answer.asked)
    if depth == 0 { answer.file = file }
  }
}
