/// The modules that a Swift file names in its imports.
///
/// Lines that only look like imports, in a comment or a text, name modules that are never asked for.
enum ImportedNames {
  /// The hashes of the names, sorted: `import A`, `@testable import A`, `public import struct A.B`.
  static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var found: Set<UInt32> = []
    var start = 0
    while start < bytes.count {
      var end = start
      var isCandidate = false
      // Few lines hold the word at all: it is looked for while the end of the line is.
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
        if bytes[end] == UInt8(ascii: "m"), holdsWord(bytes, at: end - 1) { isCandidate = true }
        end += 1
      }
      if isCandidate, let name = name(in: bytes[start..<end]) { found.insert(NameHash.of(name)) }
      start = end + 1
    }
    return found.sorted()
  }

  /// True where `import` stands at a place.
  @inline(__always)
  private static func holdsWord(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start >= 0, start + 6 < bytes.count, bytes[start] == UInt8(ascii: "i") else {
      return false
    }
    return bytes[start + 2] == UInt8(ascii: "p") && bytes[start + 3] == UInt8(ascii: "o")
      && bytes[start + 4] == UInt8(ascii: "r") && bytes[start + 5] == UInt8(ascii: "t")
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
