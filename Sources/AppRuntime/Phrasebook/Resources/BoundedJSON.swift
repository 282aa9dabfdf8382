internal import Foundation

/// A format style in JSON, sent by another process: it is decoded only if its numbers are within
/// the limits of real texts. Foundation traps on ranges of digits with reversed bounds and writes a
/// billion digits on request, so large numbers, long texts and such ranges are refused.
indirect enum BoundedJSON: Codable {
  case object([String: BoundedJSON])
  case array([BoundedJSON])
  case text(String)
  case number(Double)
  case flag(Bool)
  case null

  /// Larger than any number of digits, scale or option of a style.
  private static let largestNumber = 100_000.0
  /// More than any identifier takes, in UTF-8 code units.
  private static let longestText = 1000

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let members = try? decoder.container(keyedBy: Name.self) {
      var object: [String: BoundedJSON] = [:]
      for name in members.allKeys {
        object[name.stringValue] = try members.decode(Self.self, forKey: name)
      }
      guard Self.hasSoundRanges(object) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "a format style asks for an invalid range of digits")
      }
      self = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [BoundedJSON] = []
      while !elements.isAtEnd { array.append(try elements.decode(Self.self)) }
      self = .array(array)
    } else if let text = try? value.decode(String.self), text.utf8.count <= Self.longestText {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self),
      number.magnitude <= Self.largestNumber || Self.isOpenEnd(number, at: decoder.codingPath)
    {
      self = .number(number)
    } else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "a format style is beyond what any text needs")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .object(let object): try value.encode(object)
    case .array(let array): try value.encode(array)
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    case .flag(let flag): try value.encode(flag)
    case .null: try value.encodeNil()
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}

extension BoundedJSON {
  /// A precision without an upper or lower bound, as Foundation means it: it writes `null` there
  /// and refuses to read it again (swift-foundation, `NumberFormatStyleConfiguration.Precision`).
  private static let openPrecision: [String: Double] = [
    "minInt": 1, "maxInt": 999, "minFrac": 0, "maxFrac": 6, "minSig": 1, "maxSig": 999,
  ]

  /// The style with nothing left open in its precision.
  var withWholePrecision: BoundedJSON {
    switch self {
    case .object(let object):
      .object(
        object.reduce(into: [:]) { result, member in
          if case .null = member.value,
            let open = Self.openPrecision.first(where: { member.key.hasPrefix($0.key) })
          {
            result[member.key] = .number(open.value)
          } else {
            result[member.key] = member.value.withWholePrecision
          }
        })
    case .array(let array): .array(array.map(\.withWholePrecision))
    default: self
    }
  }

  /// The value read as another type.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }
}
