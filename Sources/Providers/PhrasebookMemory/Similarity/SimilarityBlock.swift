/// The strings of one language and about one length, encoded for similarity search.
///
/// On disk a block is split into runs of up to 1,024 strings; in memory they are contiguous.
struct SimilarityBlock: Sendable {
  private(set) var ids: [UInt32] = []
  private(set) var lengths: [UInt16] = []
  private(set) var signatures: [TextCode.Signature] = []
  /// The number of bits of each signature.
  private var counts: [UInt16] = []
  private(set) var codes: [UInt8] = []
  /// The start of each string's codes.
  private(set) var starts: [Int] = []

  /// The maximum number of strings in a run.
  static let run = 1_024
  private static let head = 4
  private static let row = 4 + 2 + 32

  /// Passes on the codes of a string.
  @inline(__always)
  func withCodes<Value>(
    of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    let start = starts[number]
    let end = start + Int(lengths[number])
    return codes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// Passes on the signatures, their bit counts and the lengths of all strings.
  @inline(__always)
  func withSignatures(
    _ body: (
      _ signatures: UnsafeBufferPointer<TextCode.Signature>,
      _ counts: UnsafeBufferPointer<UInt16>, _ lengths: UnsafeBufferPointer<UInt16>
    ) -> Void
  ) {
    signatures.withUnsafeBufferPointer { signatures in
      counts.withUnsafeBufferPointer { counts in
        lengths.withUnsafeBufferPointer { body(signatures, counts, $0) }
      }
    }
  }

  mutating func append(_ code: TextCode, id: Int64) {
    ids.append(UInt32(truncatingIfNeeded: id))
    lengths.append(UInt16(truncatingIfNeeded: code.codes.count))
    signatures.append(code.signature)
    counts.append(UInt16(truncatingIfNeeded: code.signature.bits))
    starts.append(codes.count)
    codes += code.codes
  }

  /// Adds the strings of a run; an invalid run is skipped.
  mutating func append(run bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      guard bytes.count >= Self.head else { return }
      let count = Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
      guard count <= Self.run, bytes.count >= Self.head + count * Self.row else { return }
      var at = Self.head
      let ids = (0..<count).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at + $0 * 4, as: UInt32.self))
      }
      at += count * 4
      let lengths = (0..<count).map {
        UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: at + $0 * 2, as: UInt16.self))
      }
      at += count * 2
      let total = lengths.reduce(0) { $0 + Int($1) }
      guard bytes.count == Self.head + count * Self.row + total else { return }
      signatures.reserveCapacity(signatures.count + count)
      for number in 0..<count {
        let signature = bytes.loadUnaligned(
          fromByteOffset: at + number * 32, as: TextCode.Signature.self)
        let words = signature.littleEndian
        signatures.append(words)
        counts.append(UInt16(truncatingIfNeeded: words.bits))
      }
      at += count * 32
      var start = codes.count
      codes.append(contentsOf: bytes[at...])
      for length in lengths {
        starts.append(start)
        start += Int(length)
      }
      self.ids += ids
      self.lengths += lengths
    }
  }

  /// The bytes of all strings as one run.
  var packed: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    append(UInt32(ids.count))
    ids.forEach(append)
    lengths.forEach(append)
    for signature in signatures { for word in 0..<4 { append(signature[word]) } }
    return bytes + codes
  }
}

extension SIMD4<UInt64> {
  /// The words of a file, as numbers.
  fileprivate var littleEndian: Self {
    Self(
      UInt64(littleEndian: self[0]), UInt64(littleEndian: self[1]), UInt64(littleEndian: self[2]),
      UInt64(littleEndian: self[3]))
  }
}
