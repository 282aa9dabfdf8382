/// One file's bytes in, the same bytes with blanks for the bodies that cannot matter out.
///
/// A body without a literal in a localizable place decides nothing: what a function gives stands in
/// its header. Lines and columns stay as they are, so facts of the blanked bytes have true places.
package enum Mask {
  /// Facts of a file as far as they are of interest.
  ///
  /// - Parameter interest: What makes a body matter; nil where declarations are all that is wanted.
  package static func facts(
    of bytes: UnsafeBufferPointer<UInt8>, interest: Interest?, scanner: inout SourceScanner
  ) -> Facts {
    let scan = scanner.scan(bytes, interest: interest ?? .nothing)
    let idle = scanner.idle.filter { $0.count > shortest }
    guard scan.isWhole, !idle.isEmpty else { return FactsReader.read(bytes) }
    var blanked = [UInt8](bytes)
    blanked.withUnsafeMutableBufferPointer { blanked in
      for range in idle {
        for offset in range where blanked[offset] != 0x0A && blanked[offset] != 0x0D {
          blanked[offset] = 0x20
        }
      }
    }
    return blanked.withUnsafeBufferPointer { FactsReader.read($0) }
  }

  /// Bodies up to this many bytes are not worth blanking.
  private static let shortest = 16
}
