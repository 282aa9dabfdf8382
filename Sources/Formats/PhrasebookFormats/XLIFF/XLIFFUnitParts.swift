/// The places of source and translation in the markup of one unit, in either version of XLIFF.
struct XLIFFUnitParts {
  /// The value of `approved`; nil if it is missing.
  private(set) var approval: String?
  private(set) var source = 0..<0
  private(set) var target: Range<Int>?
  /// The tag of the only segment; nil in version 1.2, which has none.
  private(set) var segment: Range<Int>?
  private var tag = XMLTag("segment")

  private static let stateNames = ["state", "subState"]

  /// - Returns: Nil if the unit has no source, several segments, or a tag of its tool in the texts.
  init?(_ markup: [UInt8]) {
    do {
      var reader = try XMLReader(ExchangeFile(path: "", bytes: markup))
      guard case .start(let unit)? = try reader.next() else { return nil }
      approval = unit["approved"]
      while let event = try reader.next() {
        guard case .start(let child) = event else { continue }
        let begin = reader.start
        switch child.name.split(separator: ":").last {
        case "segment":
          guard segment == nil else { return nil }
          segment = begin..<reader.offset
          tag = child
        case "source":
          guard source.isEmpty else { return nil }
          _ = try reader.skipElement()
          source = begin..<reader.offset
        case "target":
          guard target == nil else { return nil }
          _ = try reader.skipElement()
          target = begin..<reader.offset
        default: _ = try reader.skipElement()
        }
      }
    } catch {
      return nil
    }
    if source.isEmpty { return nil }
  }

  /// The tag of another unit's segment with the state of this one's.
  func segmentTag(like other: XLIFFUnitParts) -> [UInt8]? {
    guard segment != nil else { return nil }
    let attributes =
      other.tag.attributes.filter { !Self.stateNames.contains($0.name) }
      + tag.attributes.filter { Self.stateNames.contains($0.name) }
    var writer = XMLWriter(declaration: nil)
    writer.start(other.tag.name, attributes.map { ($0.name, $0.value) })
    return writer.startedBytes
  }
}
