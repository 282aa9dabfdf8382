/// The modules that a Swift file names in its imports.
extension SourceScanner {
  /// The hashes of the names, sorted: `import A`, `@testable import A`, `public import struct A.B`.
  package static func imports(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var scanner = SourceScanner(relevant: RelevantNames(types: [], functions: [], keys: []))
    return scanner.scan(bytes).imports
  }

  /// The hash of the module after `import` at the scanner's position; 0 if absent.
  var importedModule: UInt32 {
    var next = lexer
    let first = Self.word(in: &next)
    // The kind of the imported declaration precedes the module.
    return Self.importKinds.contains(first) ? Self.word(in: &next) : first
  }

  private static let importKinds = Set(
    ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].map {
      NameHash.of($0)
    })

  /// The hash of the next word in the line; 0 if absent.
  private static func word(in lexer: inout Lexer) -> UInt32 {
    while [0x20, 0x09, 0x60].contains(lexer.byte()) { lexer.at += 1 }
    let start = lexer.at
    let hash = lexer.skipWord()
    return start == lexer.at ? 0 : hash
  }
}
