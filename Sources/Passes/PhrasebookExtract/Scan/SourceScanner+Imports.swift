/// The modules that a Swift file names in its imports.
extension SourceScanner {
  /// The hashes of the names, sorted: `import A`, `@testable import A`, `public import struct A.B`.
  package static func imports(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var scanner = SourceScanner(relevant: RelevantNames(types: [], functions: [], keys: []))
    return scanner.scan(bytes).imports
  }

  /// The module that is named after `import`, where the scanner stands; 0 where there is none.
  var importedModule: UInt32 {
    var next = at
    let first = word(from: &next)
    // The kind of what is imported stands before the module.
    return Self.importKinds.contains(first) ? word(from: &next) : first
  }

  private static let importKinds = Set(
    ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].map {
      NameHash.of($0)
    })

  /// The hash of the next word in the line; 0 where something else comes.
  private func word(from next: inout Int) -> UInt32 {
    while next < count, bytes[next] == 0x20 || bytes[next] == 0x09 || bytes[next] == 0x60 {
      next += 1
    }
    let start = next
    while next < count, ByteClass.isIdentifier(bytes[next]) { next += 1 }
    return start == next ? 0 : NameHash.of(bytes[start..<next])
  }
}
