internal import PhrasebookModel

/// Rewrites a file that another tool keeps: only the units that differ are touched, and
/// all other bytes stay as that tool left them.
package struct ExchangeRevision {
  private let format: any ExchangeFormat.Type
  private let present: ExchangeFile
  /// The present file as it was read, and its records.
  private let old: Side
  /// The new file, in which units have what the tool states beyond the texts, and its records.
  private let new: Side

  /// A file with its records and the units in each.
  private struct Side {
    var bytes: [UInt8]
    var records: [ExchangeRecord]
    /// The units of each record.
    var units: [[ExchangeUnit]]
    /// The record of each unit.
    var places: [UnitName: Int] = [:]
    /// The table of each record; empty for one without units, such as a header.
    var tables: [String]

    init?(_ file: ExchangeFile, _ format: any ExchangeFormat.Type, _ exchange: Exchange) {
      bytes = file.bytes
      records = format.records(in: bytes)
      guard !records.isEmpty else { return nil }
      units = Array(repeating: [], count: records.count)
      tables = Array(repeating: "", count: records.count)
      let find = records.places()
      for table in exchange.tables {
        for unit in table.units {
          guard let place = unit.location.flatMap(find) else { return nil }
          let name = UnitName(table, unit)
          guard places.updateValue(place, forKey: name) == nil else { return nil }
          units[place].append(unit)
          tables[place] = name.table
        }
      }
    }
  }

  /// The identity of a unit in a file.
  private struct UnitName: Hashable {
    var table: String
    var key: ExactString
    var path: VariationPath

    init(_ table: ExchangeTable, _ unit: ExchangeUnit) {
      self.table = table.original ?? table.name
      key = ExactString(unit.key)
      path = unit.path
    }
  }

  /// The bytes of a new file that replaces another one.
  ///
  /// - Returns: The new file's own bytes if the present one cannot be read, or a part of it cannot be
  ///   replaced in such a way that the texts are those of the new file.
  package static func bytes(
    of file: ExchangeFile, over present: [UInt8], as format: any ExchangeFormat.Type
  ) -> [UInt8] {
    let present = ExchangeFile(path: file.path, bytes: present)
    guard let fresh = try? format.read(file).exchange,
      let revision = ExchangeRevision(fresh, over: present, as: format)
    else { return file.bytes }
    for isWhole in [false, true] {
      guard let bytes = revision.bytes(replacingWholeUnits: isWhole) else { break }
      if revision.isSame(bytes, fresh, isStrict: true) { return bytes }
      let headed = format.headed(bytes, like: file.bytes)
      if revision.isSame(headed, fresh, isStrict: false) { return headed }
    }
    return file.bytes
  }

  private init?(
    _ fresh: Exchange, over present: ExchangeFile, as format: any ExchangeFormat.Type
  ) {
    guard let exchange = try? format.read(present).exchange,
      let old = Side(present, format, exchange)
    else { return nil }
    let name = present.path.split(separator: "/").last
    let files = format.write(Self.joined(fresh, exchange)).files
    guard let file = files.first(where: { $0.path.split(separator: "/").last == name }),
      let read = try? format.read(ExchangeFile(path: present.path, bytes: file.bytes)).exchange,
      let new = Side(file, format, read)
    else { return nil }
    self.format = format
    self.present = present
    self.old = old
    self.new = new
  }

  /// The new texts, with what the tool states beyond them.
  private static func joined(_ fresh: Exchange, _ present: Exchange) -> Exchange {
    var unknown: [UnitName: Members<JSONValue>] = [:]
    for table in present.tables {
      for unit in table.units where !unit.unknown.isEmpty {
        unknown[UnitName(table, unit)] = unit.unknown
      }
    }
    var result = fresh
    for (place, table) in fresh.tables.enumerated() {
      for (index, unit) in table.units.enumerated() {
        for (name, value) in unknown[UnitName(table, unit)] ?? [:] {
          result.tables[place].units[index].unknown[name] = value
        }
      }
    }
    return result
  }

  private func isSame(_ bytes: [UInt8], _ fresh: Exchange, isStrict: Bool) -> Bool {
    let file = ExchangeFile(path: present.path, bytes: bytes)
    guard let read = try? format.read(file).exchange else { return false }
    return read.texts(isStrict: isStrict) == fresh.texts(isStrict: isStrict)
  }

  // MARK: Bytes

  /// The present file with the records that differ replaced, left out or added.
  ///
  /// - Parameter isWhole: Whether a unit is replaced as a whole if only its translation differs.
  private func bytes(replacingWholeUnits isWhole: Bool) -> [UInt8]? {
    guard let added = added() else { return nil }
    var out: [UInt8] = []
    var index = 0
    for (place, record) in old.records.enumerated() {
      let lead = old.records.lead(place, in: old.bytes)
      out += old.bytes[index..<lead.lowerBound]
      index = record.range.upperBound
      for number in added.before[place] ?? [] {
        out += old.bytes[lead] + spelled(new.bytes[new.records[number].range])
      }
      if let bytes = revised(place, isWhole) { out += old.bytes[lead] + bytes }
      for number in added.after[place] ?? [] {
        out +=
          old.bytes[lead].isEmpty
          ? new.bytes[new.records.lead(number, in: new.bytes)] : old.bytes[lead]
        out += spelled(new.bytes[new.records[number].range])
      }
    }
    return out + old.bytes[index...]
  }

  /// The bytes of a present record; nil if its units are not in the new file.
  private func revised(_ place: Int, _ isWhole: Bool) -> [UInt8]? {
    let own = Array(old.bytes[old.records[place].range])
    guard !old.units[place].isEmpty else { return own }
    guard let number = counterparts[place] else { return nil }
    let (before, after) = (Self.texts(old.units[place]), Self.texts(new.units[number]))
    if before == after { return own }
    let made = spelled(new.bytes[new.records[number].range])
    guard !isWhole, Self.sources(before) == Self.sources(after) else { return made }
    return format.retargeted(own, like: made) ?? made
  }

  /// The new record of each present one.
  private var counterparts: [Int: Int] {
    var result: [Int: Int] = [:]
    for (name, place) in old.places { if let number = new.places[name] { result[place] = number } }
    return result
  }

  /// The new records that the present file lacks, by the record that they are next to; nil if
  /// their table has no other record.
  private func added() -> (before: [Int: [Int]], after: [Int: [Int]])? {
    var places: [Int: Int] = [:]
    for (place, number) in counterparts { places[number] = place }
    var result = (before: [Int: [Int]](), after: [Int: [Int]]())
    var last: [String: Int] = [:]
    for number in new.records.indices where !new.units[number].isEmpty {
      let table = new.tables[number]
      if let place = places[number] {
        last[table] = place
      } else if let place = last[table] {
        result.after[place, default: []].append(number)
      } else if let place = old.tables.firstIndex(of: table) {
        result.before[place, default: []].append(number)
      } else {
        return nil
      }
    }
    return result
  }

  /// Bytes of ours with the line ends of the present file.
  private func spelled(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = old.bytes.firstIndex(of: 0x0A), end > 0, old.bytes[end - 1] == 0x0D else {
      return Array(bytes)
    }
    return bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }

  private static func texts(_ units: [ExchangeUnit]) -> [ExchangeUnit] {
    units.map { $0.text() }.sorted { $0.path.exchanged < $1.path.exchanged }
  }

  /// The units without their translations.
  private static func sources(_ units: [ExchangeUnit]) -> [ExchangeUnit] {
    units.map { unit in
      var unit = unit
      unit.target = nil
      unit.state = nil
      return unit
    }
  }
}
