extension Extract {
  /// The first step for a file in the language that its name says; Swift where it says none.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - interest: What makes a body, or the name of a called function, matter; nil where
  ///     declarations are all that is wanted.
  package static func facts(
    of bytes: UnsafeBufferPointer<UInt8>, path: String, interest: Interest?,
    scanner: inout SourceScanner
  ) -> Facts {
    switch SourceLanguage(path: path) {
    case .objectiveC: ObjectiveCReader.read(bytes, interest: interest ?? .nothing)
    case .swift, nil: Mask.facts(of: bytes, interest: interest, scanner: &scanner)
    }
  }

  /// The names in a file, in the language that its name says.
  package static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, scanner: inout SourceScanner
  ) -> Scan {
    switch SourceLanguage(path: path) {
    case .objectiveC: Scan(objectiveC: bytes)
    case .swift, nil: scanner.scan(bytes)
    }
  }
}

extension Scan {
  /// Looks at Objective-C or C: the names are all that matters, and all of them are taken, those in
  /// comments and literals too.
  init(objectiveC bytes: UnsafeBufferPointer<UInt8>) {
    var names = NameSet()
    var hash: UInt32 = 0
    for byte in bytes {
      if ByteClass.isIdentifier(byte) {
        hash = ((hash == 0 ? NameHash.seed : hash) ^ UInt32(byte)) &* NameHash.prime
      } else if hash != 0 {
        names.insert(hash)
        hash = 0
      }
    }
    names.insert(hash)
    self.init()
    identifiers = names.drain()
  }
}
