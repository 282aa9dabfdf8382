internal import Phrasebook
package import PhrasebookModel

extension ByteWriter {
  /// Writes the findings of an audit.
  package mutating func findings(_ findings: [Finding]) { list(findings) }

  fileprivate mutating func range(_ range: Range<Int>) {
    integer(UInt64(bitPattern: Int64(range.lowerBound)))
    integer(UInt64(bitPattern: Int64(range.upperBound)))
  }
}

extension ByteReader {
  /// Reads the findings of an audit.
  package mutating func findings() throws(Damage) -> [Finding] { try list() }

  fileprivate mutating func range() throws(Damage) -> Range<Int> {
    let lower = Int(truncatingIfNeeded: try integer())
    let upper = Int(truncatingIfNeeded: try integer())
    guard lower <= upper else { throw Damage() }
    return lower..<upper
  }
}

extension Finding: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let id = try reader.string()
    guard let severity = Diagnostic.Severity(rawValue: try reader.string()) else {
      throw ByteReader.Damage()
    }
    self.init(
      id: id, severity: severity, message: try Phrase(from: &reader),
      location: try reader.optional(), table: try reader.optional(), key: try reader.optional(),
      language: try reader.optional(), variation: try reader.optional(), notes: try reader.list(),
      value: try reader.optional(), range: try reader.bool() ? try reader.range() : nil,
      callSites: try reader.list(), fix: try reader.optional())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(id)
    writer.string(severity.rawValue)
    text.write(to: &writer)
    writer.optional(location)
    writer.optional(table)
    writer.optional(key)
    writer.optional(language)
    writer.optional(variation)
    writer.list(remarks)
    writer.optional(value)
    writer.bool(range != nil)
    if let range { writer.range(range) }
    writer.list(callSites)
    writer.optional(fix)
  }
}

extension Fix: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .replace(try reader.list())
    case 1: self = .removeForm
    case 2: self = .format
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .replace(let replacements):
      writer.byte(0)
      writer.list(replacements)
    case .removeForm: writer.byte(1)
    case .format: writer.byte(2)
    }
  }
}

extension Fix.Replacement: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(try reader.range(), with: try reader.string())
  }

  func write(to writer: inout ByteWriter) {
    writer.range(range)
    writer.string(text)
  }
}
