extension Scan {
  /// Looks at one file, whatever its bytes are.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = SourceScanner()
    self = scanner.scan(bytes)
  }
}
