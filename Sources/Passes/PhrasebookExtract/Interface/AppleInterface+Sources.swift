extension AppleInterface {
  /// One interface as a file of its own.
  struct Interface: Sendable {
    let text: [UInt8]
    let outline: Outline
  }

  /// Every text with its outline.
  static let sources: [Interface] = {
    let types = Set(Localizable.typeNames.map { NameHash.of($0) })
    var scanner = SourceScanner(interest: Interest(types: types, functions: [], keys: []))
    return all.map { text in
      let bytes = [UInt8](text.utf8)
      return Interface(text: bytes, outline: bytes.withUnsafeBufferPointer { scanner.scan($0) })
    }
  }()
}
