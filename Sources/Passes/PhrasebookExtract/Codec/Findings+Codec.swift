extension Resolving.Findings: BinaryRecord {
  static var blank: Self { Self() }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&sites)
    try coder(&undeterminable)
    try coder(&hardCoded)
    try coder(&concatenations)
    try coder(&formatCalls)
    try coder(&diagnostics)
    try coder.names(&asked)
  }
}

extension Resolving.Findings {
  /// The findings as bytes, for a cache.
  package func encoded() -> [UInt8] { bytes }

  /// The findings that `encoded()` wrote; nil for any other bytes.
  package init?(encoded bytes: UnsafeRawBufferPointer) { self.init(bytes: bytes) }
}

extension Site: BinaryRecord {
  static var blank: Self { Self(key: "", table: "", call: .blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&key)
    try coder(&table)
    try coder(&phrases)
    try coder(&isGuessed)
    try coder(&isUncertain)
    try coder(&call)
  }
}
