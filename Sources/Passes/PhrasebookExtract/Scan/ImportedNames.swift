/// The modules that a Swift file names in its imports.
///
/// Lines that only look like imports, in a comment or a text, name modules that are never asked for.
enum ImportedNames {
  /// The hashes of the names, sorted: `import A`, `@testable import A`, `public import struct A.B`.
  static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var found: Set<UInt32> = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if let name = name(in: bytes[start..<end]) { found.insert(NameHash.of(name)) }
      start = end + 1
    }
    return found.sorted()
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  private static let access: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static func name(in line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let line = line.drop { ByteClass.isSpace($0) }
    // Nearly every line begins with something else: i, @, p, f.
    switch line.first {
    case UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f"): break
    default: return nil
    }
    guard line.count < 400 else { return nil }
    let words = line.split(whereSeparator: ByteClass.isSpace)
      .map { String(decoding: $0, as: UTF8.self) }
    let rest = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard rest.first == "import" else { return nil }
    let name = rest.dropFirst().first { !kinds.contains($0) }
    return name?.split(whereSeparator: { $0 == "." || $0 == ";" }).first.map(String.init)
  }
}
