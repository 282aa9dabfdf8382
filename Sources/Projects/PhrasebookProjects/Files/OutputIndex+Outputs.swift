extension OutputIndex {
  /// The outputs in one file of the index, each with the hashes of its last two contents, the newest first.
  struct Outputs {
    private(set) var contents: [Key: [ContentHash]] = [:]
    /// The order in which outputs were added.
    private var ages: [Key: Int] = [:]
    private var next = 0

    /// A key and two contents, each of two words of eight bytes.
    private static let words = 6

    /// - Parameter file: The content of the file, the newest output first; nil if the file does not exist.
    init(_ file: ArraySlice<UInt8>?) {
      let file = file ?? []
      file.withUnsafeBytes { bytes in
        let count = bytes.count / (Self.words * 8)
        next = count
        for row in 0..<count {
          let words = (0..<Self.words).map { word in
            UInt64(
              littleEndian: bytes.loadUnaligned(
                fromByteOffset: (row * Self.words + word) * 8, as: UInt64.self))
          }
          let key = Key(hash: ContentHash(high: words[0], low: words[1]))
          ages[key] = count - row - 1
          contents[key] = [
            ContentHash(high: words[2], low: words[3]), ContentHash(high: words[4], low: words[5]),
          ].filter { $0 != ContentHash.none }
        }
      }
    }

    /// Adds the content that a run is about to write.
    mutating func add(_ content: ContentHash, for key: Key) {
      let known = contents[key] ?? []
      if known.first != content { contents[key] = [content] + known.prefix(1) }
      ages[key] = next
      next += 1
    }

    /// The content of the file, without the oldest outputs if there are more than so many.
    func bytes(upTo maximum: Int) -> [UInt8] {
      let newest = ages.sorted { $0.value > $1.value }.prefix(maximum)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(newest.count * Self.words * 8)
      for (key, _) in newest {
        let hashes = [key.hash] + (contents[key] ?? [])
        let missing = Self.words / 2 - hashes.count
        for hash in hashes + Array(repeating: ContentHash.none, count: missing) {
          withUnsafeBytes(of: hash.high.littleEndian) { bytes.append(contentsOf: $0) }
          withUnsafeBytes(of: hash.low.littleEndian) { bytes.append(contentsOf: $0) }
        }
      }
      return bytes
    }
  }
}
