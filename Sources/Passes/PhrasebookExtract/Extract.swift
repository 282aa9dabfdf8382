public import PhrasebookModel

/// Swift sources in, localizable strings out, in two steps: `facts` of each file alone, then
/// `resolve` over all files of a run.
public enum Extract {
  /// The first step, a function of one file's bytes alone.
  ///
  /// - Parameter bytes: The file, in UTF-8.
  public static func facts(of bytes: [UInt8]) -> Facts {
    bytes.withUnsafeBufferPointer { FactsReader.read($0) }
  }
}
