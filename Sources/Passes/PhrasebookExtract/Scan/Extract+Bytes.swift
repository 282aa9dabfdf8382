extension Extract {
  /// The first step over bytes that need not be copied.
  ///
  /// - Parameter declarationsOnly: Leaves out the bodies, where only declared types are wanted.
  package static func facts(
    of bytes: UnsafeBufferPointer<UInt8>, declarationsOnly: Bool = false
  ) -> Facts {
    FactsReader.read(bytes, declarationsOnly: declarationsOnly)
  }
}
