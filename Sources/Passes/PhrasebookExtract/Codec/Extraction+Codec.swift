internal import Phrasebook
package import PhrasebookModel

extension Extraction {
  /// Writes everything, for a cache.
  package func write(to writer: inout ByteWriter) {
    writer.list(strings)
    writer.list(undeterminable)
    writer.list(diagnostics)
    writer.list(hardCoded)
    writer.list(concatenations)
    writer.list(formatCalls)
  }

  /// Reads what `write(to:)` wrote.
  package init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      strings: try reader.list(), undeterminable: try reader.list(),
      diagnostics: try reader.list(), hardCoded: try reader.list(),
      concatenations: try reader.list(), formatCalls: try reader.list())
  }
}

extension ExtractedString: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      key: try reader.string(), table: try reader.string(), defaultValue: try reader.optional(),
      comment: try reader.optional(), bundle: try reader.optional(), phrases: try reader.list(),
      hasGuessedSpecifiers: try reader.bool(), hasGuessedSite: try reader.bool(),
      isPassedOn: try reader.bool(), locations: try reader.list(), sites: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(key)
    writer.string(table)
    writer.optional(defaultValue)
    writer.optional(comment)
    writer.optional(bundle)
    writer.list(phrases)
    writer.bool(hasGuessedSpecifiers)
    writer.bool(hasGuessedSite)
    writer.bool(isPassedOn)
    writer.list(locations)
    writer.list(sites)
  }
}

extension CallSite: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      try Location(from: &reader), defaultValue: try reader.optional(),
      comment: try reader.optional(), bundle: try reader.optional(), isPassedOn: try reader.bool())
  }

  func write(to writer: inout ByteWriter) {
    location.write(to: &writer)
    writer.optional(defaultValue)
    writer.optional(comment)
    writer.optional(bundle)
    writer.bool(isPassedOn)
  }
}

extension Concatenation: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(location: try Location(from: &reader), keys: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    location.write(to: &writer)
    writer.list(keys)
  }
}

extension FormatCall: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      location: try Location(from: &reader), table: try reader.string(),
      key: try reader.string(), arguments: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    location.write(to: &writer)
    writer.string(table)
    writer.string(key)
    writer.list(arguments)
  }
}

extension FormatCall.Argument: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let argument = Self(rawValue: try reader.string()) else { throw ByteReader.Damage() }
    self = argument
  }

  func write(to writer: inout ByteWriter) { writer.string(rawValue) }
}

extension FixedText: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      location: try Location(from: &reader), text: try reader.string(),
      context: try reader.string())
  }

  func write(to writer: inout ByteWriter) {
    location.write(to: &writer)
    writer.string(text)
    writer.string(context)
  }
}

extension UndeterminableSite: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      location: try Location(from: &reader), table: try reader.optional(),
      reason: try Phrase(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    location.write(to: &writer)
    writer.optional(table)
    explanation.write(to: &writer)
  }
}

extension Diagnostic: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let severity = Severity(rawValue: try reader.string()) else { throw ByteReader.Damage() }
    self.init(severity, try Phrase(from: &reader), at: try reader.optional())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(severity.rawValue)
    text.write(to: &writer)
    writer.optional(location)
  }
}

extension Location: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let file = try reader.string()
    guard let line = Int(exactly: try reader.integer()),
      let column = Int(exactly: try reader.integer())
    else { throw ByteReader.Damage() }
    self.init(file: file, line: line, column: column)
  }

  func write(to writer: inout ByteWriter) {
    writer.string(file)
    writer.count(line)
    writer.count(column)
  }
}
