internal import Phrasebook
package import PhrasebookModel

extension ByteWriter {
  /// Writes the strings of a scope.
  package mutating func extraction(_ extraction: Extraction) { extraction.write(to: &self) }
}

extension ByteReader {
  /// Reads the strings of a scope.
  package mutating func extraction() throws(Damage) -> Extraction { try value() }
}

extension Extraction: BinaryRecord {
  static var blank: Self { Self() }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&strings)
    try coder(&undeterminable)
    try coder(&diagnostics)
    try coder(&hardCoded)
    try coder(&concatenations)
    try coder(&formatCalls)
  }
}

extension ExtractedString: BinaryRecord {
  static var blank: Self { Self(key: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&key)
    try coder(&table)
    try coder(&defaultValue)
    try coder(&comment)
    try coder(&bundle)
    try coder(&phrases)
    try coder(&hasGuessedSpecifiers)
    try coder(&hasGuessedSite)
    try coder(&isInactive)
    try coder(&isPassedOn)
    try coder(&locations)
    try coder(&sites)
  }
}

extension CallSite: BinaryRecord {
  static var blank: Self { Self(.blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&location)
    try coder(&defaultValue)
    try coder(&comment)
    try coder(&bundle)
    try coder(&isPassedOn)
  }
}

extension Concatenation: BinaryRecord {
  static var blank: Self { Self(location: .blank, keys: []) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&location)
    try coder(&keys)
  }
}

extension FormatCall: BinaryRecord {
  static var blank: Self { Self(location: .blank, table: "", key: "", arguments: []) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&location)
    try coder(&table)
    try coder(&key)
    try coder(&arguments)
  }
}

extension FormatCall.Argument: BinaryCoded {}

extension FixedText: BinaryRecord {
  static var blank: Self { Self(location: .blank, text: "", use: .argument("")) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&location)
    try coder(&text)
    try coder(&use)
  }
}

extension FixedText.Use: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .argument(try reader.value())
    case 1: self = .assignment(try reader.value())
    case 2: self = .error(try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .argument(let function): writer.tagged(0, function)
    case .assignment(let property): writer.tagged(1, property)
    case .error(let member): writer.tagged(2, member)
    }
  }
}

extension UndeterminableSite: BinaryRecord {
  static var blank: Self { Self(location: .blank, table: nil, reason: .variable) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&location)
    try coder(&table)
    try coder(&reason)
  }
}

extension Diagnostic: BinaryRecord {
  static var blank: Self { Self(.note, "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&severity)
    try coder(&text)
    try coder(&location)
    try coder(&skipsSource)
  }
}

extension Diagnostic.Severity: BinaryCoded {}

extension Location: BinaryRecord {
  static var blank: Self { Self(file: "", line: 0, column: 0) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&file)
    try coder(&line)
    try coder(&column)
  }
}
