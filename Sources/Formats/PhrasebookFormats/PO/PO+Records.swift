/// The messages of a PO file as parts that are replaced one by one.
extension PO {
  package static func records(in bytes: [UInt8]) -> [ExchangeRecord] {
    var records: [ExchangeRecord] = []
    var open: (start: Int, end: Int, line: Int?, hasText: Bool)?
    func close() {
      if let done = open, let line = done.line {
        records.append(ExchangeRecord(done.start..<done.end, line: line, column: 1))
      }
      open = nil
    }
    for (number, range) in lines(of: bytes).enumerated() {
      let line = bytes[range]
      let isComment = line.first == UInt8(ascii: "#")
      if line.isEmpty || line.starts(with: "#~".utf8) {
        close()
        continue
      }
      let startsMessage = line.starts(with: "msgctxt".utf8) || isID(line)
      if open?.hasText == true, isComment || startsMessage { close() }
      var part = open ?? (range.lowerBound, range.upperBound, nil, false)
      part.end = range.upperBound
      if isID(line) { part.line = number + 1 }
      if line.starts(with: "msgstr".utf8) { part.hasText = true }
      open = part
    }
    close()
    return records
  }

  package static func retargeted(_ record: [UInt8], like other: [UInt8]) -> [UInt8]? {
    let (own, new) = (parts(of: record), parts(of: other))
    guard !own.texts.isEmpty, !new.texts.isEmpty else { return nil }
    var comments = own.comments.filter {
      !isState($0) && !(new.isFuzzy ? [] : [0x7C]).contains($0.dropFirst().first ?? 0)
    }
    let states = new.comments.filter(isState)
    comments += states
    let end: [UInt8] = record.contains(0x0D) ? [0x0D, 0x0A] : [0x0A]
    return Array((comments + own.source + new.texts).joined(separator: end))
  }

  package static func headed(_ bytes: [UInt8], like other: [UInt8]) -> [UInt8] {
    guard let own = ownField(in: bytes), let new = ownField(in: other) else { return bytes }
    var result = bytes
    result.replaceSubrange(own, with: other[new])
    return result
  }

  /// The lines of our field in the header, which tools may have wrapped.
  private static func ownField(in bytes: [UInt8]) -> Range<Int>? {
    guard let header = records(in: bytes).first?.range else { return nil }
    let lines = lines(of: bytes).drop { $0.lowerBound < header.lowerBound }
      .prefix { $0.upperBound <= header.upperBound }
    guard let first = lines.firstIndex(where: { bytes[$0].starts(with: "\"\(ownField):".utf8) }),
      let last = lines[first...].firstIndex(where: {
        bytes[$0].suffix(3).elementsEqual("\\n\"".utf8)
      })
    else { return nil }
    return lines[first].lowerBound..<lines[last].upperBound
  }

  /// Whether a comment depends on the translation: flags, and what we keep of a state.
  private static func isState(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "#,".utf8) || line.starts(with: "#. \(ownComment)".utf8)
  }

  /// A message in three parts: its comments, the lines of its source, and those of its translation.
  private static func parts(
    of record: [UInt8]
  ) -> (
    comments: [ArraySlice<UInt8>], source: [ArraySlice<UInt8>], texts: [ArraySlice<UInt8>],
    isFuzzy: Bool
  ) {
    let lines = lines(of: record).map { record[$0] }
    let comments = lines.prefix { $0.first == UInt8(ascii: "#") }
    let rest = lines[comments.count...]
    let source = rest.prefix { !$0.starts(with: "msgstr".utf8) }
    let isFuzzy = comments.contains {
      $0.starts(with: "#,".utf8) && $0.firstRange(of: Array("fuzzy".utf8)) != nil
    }
    return (Array(comments), Array(source), Array(rest.dropFirst(source.count)), isFuzzy)
  }

  private static func isID(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "msgid".utf8) && !line.starts(with: "msgid_".utf8)
  }

  /// The lines without their ends.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let next = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let end = next > start && bytes[next - 1] == 0x0D ? next - 1 : next
      lines.append(start..<end)
      start = next + 1
    }
    return lines
  }
}
