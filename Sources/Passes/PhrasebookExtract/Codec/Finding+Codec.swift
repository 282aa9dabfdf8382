internal import Phrasebook
package import PhrasebookModel

extension ByteWriter {
  /// Writes the findings of an audit.
  package mutating func findings(_ findings: [Finding]) { findings.write(to: &self) }
}

extension ByteReader {
  /// Reads the findings of an audit.
  package mutating func findings() throws(Damage) -> [Finding] { try value() }
}

extension Finding: BinaryRecord {
  static var blank: Self { Self(id: "", severity: .note, message: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&id)
    try coder(&severity)
    try coder(&text)
    try coder(&location)
    try coder(&table)
    try coder(&key)
    try coder(&language)
    try coder(&variation)
    try coder(&remarks)
    try coder(&value)
    try coder(&range)
    try coder(&callSites)
    try coder(&subject)
    try coder(&fix)
  }
}

extension Fix: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .replace(try reader.value())
    case 1: self = .removeForm
    case 2: self = .format
    case 3: self = .omitSymbol
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .replace(let replacements): writer.tagged(0, replacements)
    case .removeForm: writer.byte(1)
    case .format: writer.byte(2)
    case .omitSymbol: writer.byte(3)
    }
  }
}

extension Fix.Replacement: BinaryRecord {
  static var blank: Self { Self(0..<0, with: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&range)
    try coder(&text)
  }
}
