extension String {
  /// Lends the string's UTF-8. `withUTF8` may modify the string and so needs a copy; this borrows
  /// the storage if it is contiguous.
  @inlinable @inline(__always)
  package func withUTF8Lent<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
