import PhrasebookModel

/// The units of an XLIFF file as parts that are replaced one by one.
extension XLIFF {
  package static func records(in bytes: [UInt8]) -> [ExchangeRecord] {
    var records: [ExchangeRecord] = []
    do {
      var reader = try XMLReader(ExchangeFile(path: "", bytes: bytes))
      while let event = try reader.next() {
        guard case .start(let tag) = event, isUnit(tag.name) else { continue }
        let (begin, place) = (reader.start, reader.location)
        _ = try reader.skipElement()
        records.append(
          ExchangeRecord(begin..<reader.offset, line: place.line, column: place.column))
      }
    } catch {
      return []
    }
    return records
  }

  package static func retargeted(_ record: [UInt8], like other: [UInt8]) -> [UInt8]? {
    guard let own = XLIFFUnitParts(record), let new = XLIFFUnitParts(other),
      own.approval == new.approval
    else { return nil }
    var result = record
    let target = new.target.map { other[$0] } ?? []
    if let place = own.target {
      guard !target.isEmpty else { return nil }
      result.replaceSubrange(place, with: target)
    } else {
      var lead = own.source.lowerBound
      while lead > 0, record[lead - 1] <= 0x20 { lead -= 1 }
      result.insert(
        contentsOf: record[lead..<own.source.lowerBound] + target, at: own.source.upperBound)
    }
    guard let place = own.segment, let segment = new.segmentTag(like: own) else { return result }
    result.replaceSubrange(place, with: segment)
    return result
  }

  private static func isUnit(_ name: String) -> Bool {
    let local = name.split(separator: ":").last
    return local == "trans-unit" || local == "unit"
  }
}

extension XLIFF2 {
  package static func records(in bytes: [UInt8]) -> [ExchangeRecord] { XLIFF.records(in: bytes) }
  package static func retargeted(_ record: [UInt8], like other: [UInt8]) -> [UInt8]? {
    XLIFF.retargeted(record, like: other)
  }
}
