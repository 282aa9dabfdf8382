import PhrasebookModel

extension UnknownKeyReason: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .assembled
    case 1: self = .interpolated
    case 2: self = .chosen
    case 3: self = .returned
    case 4: self = .variable
    case 5: self = .tableNotLiteral
    case 6: self = .unknownSetting(key: try reader.value(), text: try reader.value())
    case 7: self = .missingSettings
    case 8: self = .missingInfoPlist
    case 9: self = .other(try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .assembled: writer.byte(0)
    case .interpolated: writer.byte(1)
    case .chosen: writer.byte(2)
    case .returned: writer.byte(3)
    case .variable: writer.byte(4)
    case .tableNotLiteral: writer.byte(5)
    case .unknownSetting(let key, let text): writer.tagged(6, key, text)
    case .missingSettings: writer.byte(7)
    case .missingInfoPlist: writer.byte(8)
    case .other(let text): writer.tagged(9, text)
    }
  }
}
