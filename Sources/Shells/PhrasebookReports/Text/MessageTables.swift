internal import CMessages
import Phrasebook

/// The tables of the command's messages, compiled from the catalogs that are part of the binary.
enum MessageTables {
  /// Compiles the catalogs. English is in the code, so that only other languages need this.
  static func compiled() -> [String: StringTable] {
    var count = 0
    let catalogs = phrasebook_message_catalogs(&count)
    var tables: [String: StringTable] = [:]
    for catalog in UnsafeBufferPointer(start: catalogs, count: count) {
      let bytes = [UInt8](UnsafeBufferPointer(start: catalog.bytes, count: catalog.count))
      let name = String(cString: catalog.name)
      tables[name] = try? StringTable.read(xcstrings: bytes, name: name)
    }
    return tables
  }
}
