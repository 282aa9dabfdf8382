extension String {
  /// The text of code units; nil if they are not valid in their encoding.
  @inlinable
  package init?<Encoding: Unicode.Encoding>(
    valid units: some Collection<Encoding.CodeUnit>, as encoding: Encoding.Type
  ) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      self.init(validating: units, as: encoding)
    } else {
      self.init(transcoding: units, from: encoding)
    }
  }

  /// As `init(validating:as:)`, for systems whose Swift does not have it.
  @usableFromInline
  init?<Encoding: Unicode.Encoding>(
    transcoding units: some Collection<Encoding.CodeUnit>, from encoding: Encoding.Type
  ) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    let isInvalid = transcode(
      units.makeIterator(), from: encoding, to: UTF8.self, stoppingOnError: true
    ) { bytes.append($0) }
    guard !isInvalid else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
