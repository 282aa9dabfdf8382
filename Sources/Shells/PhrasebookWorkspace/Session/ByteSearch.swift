/// Looks for one text in many (Horspool, 1980): bytes that the text cannot have at a place are stepped
/// over.
struct ByteSearch: Sendable {
  private let needle: [UInt8]
  private let steps: [Int]

  /// - Parameter text: The text to look for; it is found everywhere if it is empty.
  init(_ text: [UInt8]) {
    needle = text
    var steps = Array(repeating: max(1, text.count), count: 256)
    for (place, byte) in text.dropLast().enumerated() {
      steps[Int(byte)] = text.count - 1 - place
    }
    self.steps = steps
  }

  var isEmpty: Bool { needle.isEmpty }

  func isFound(in text: [UInt8]) -> Bool {
    let last = needle.count - 1
    guard last >= 0 else { return true }
    return text.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        steps.withUnsafeBufferPointer { steps in
          var end = last
          while end < text.count {
            var back = 0
            while back <= last, text[end - back] == needle[last - back] { back += 1 }
            if back > last { return true }
            end += steps[Int(text[end])]
          }
          return false
        }
      }
    }
  }
}
