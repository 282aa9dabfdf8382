/// The modules that a Swift file names in its imports.
///
/// Lines that only look like imports, in a comment or a text, name modules that are never asked
/// for.
package enum ImportedNames {
  /// The hashes of the names, sorted: `import A`, `@testable import A`, `public import struct A.B`.
  package static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var found: Set<UInt32> = []
    let (word, steps) = (word, steps)
    // Few lines hold the word at all: only these are read. Of the others every sixth byte is, as
    // Boyer, Moore and Horspool search.
    var last = word.count - 1
    while last < bytes.count {
      let start = last - (word.count - 1)
      guard bytes[last] == word.last, bytes[start...last].elementsEqual(word) else {
        last += Int(steps[Int(bytes[last])])
        continue
      }
      let line = line(around: start, in: bytes)
      if let name = name(in: bytes[line]) { found.insert(NameHash.of(name)) }
      last = line.upperBound + word.count - 1
    }
    return found.sorted()
  }

  private static let word = Array("import".utf8)

  /// How far the word may be moved where a byte stands at its end and it is not there.
  private static let steps: [UInt8] = {
    var steps = [UInt8](repeating: UInt8(word.count), count: 256)
    for (index, byte) in word.dropLast().enumerated() {
      steps[Int(byte)] = UInt8(word.count - 1 - index)
    }
    return steps
  }()

  private static func line(
    around place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = bytes[..<place].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    return start..<(bytes[place...].firstIndex(where: isEnd) ?? bytes.count)
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  private static let access: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static func name(in line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let line = line.drop { ByteClass.isSpace($0) }
    guard line.count < 400 else { return nil }
    let words = line.split(whereSeparator: ByteClass.isSpace)
      .map { String(decoding: $0, as: UTF8.self) }
    let rest = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard rest.first == "import" else { return nil }
    let name = rest.dropFirst().first { !kinds.contains($0) }
    return name?.split(whereSeparator: { $0 == "." || $0 == ";" }).first.map(String.init)
  }
}
