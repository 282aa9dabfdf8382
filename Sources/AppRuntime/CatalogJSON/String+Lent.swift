extension String {
  /// Lends the text's UTF-8. `withUTF8` may change a string and so needs one of its own; this takes it
  /// as it is, which spares counting references, and copies only what came from Objective-C.
  @inlinable @inline(__always)
  package func withUTF8Lent<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
