extension Facts: BinaryRecord {
  static var blank: Self { Self(block: .blank, diagnostics: []) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&block)
    try coder(&diagnostics)
    try coder.names(&imports)
  }
}

extension Extract.SourceFacts: BinaryRecord {
  static var blank: Self { Self(file: "", facts: .blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&file)
    try coder(&facts)
  }
}

extension Extract.SourceFacts {
  /// Counts up with each change of what the bytes mean, so that no facts that another version of
  /// this project has written are taken for ours.
  package static let format = 7

  /// The name and the facts as bytes: the same for the same file, on any machine.
  package func encoded() -> [UInt8] { bytes }

  /// The facts that `encoded()` wrote; nil for any other bytes.
  package init?(encoded bytes: UnsafeRawBufferPointer) { self.init(bytes: bytes) }
}
