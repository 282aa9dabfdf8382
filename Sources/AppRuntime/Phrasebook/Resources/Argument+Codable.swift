internal import Foundation

/// As JSON, an argument is `{"string": …}`, `{"int": …}`, `{"uint": …}`, `{"double": …}`,
/// `{"phrase": …}`, `{"placeholder": …}` or `{"style": …, "value": …, "format": …, "text": …}`, whose
/// text, in the sender's language, is shown if the style cannot be read.
extension Phrase.Argument: Codable {
  private enum Member: String, CodingKey {
    case string, int, uint, double, phrase, placeholder, style, text
  }

  /// The number of phrases around a position in the decoded data.
  static func depth(at path: [any CodingKey]) -> Int {
    path.count { $0.stringValue == Member.phrase.rawValue }
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    let kinds = members.allKeys.filter { $0 != .text }
    guard let member = kinds.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "an argument of a phrase is of no kind that this version knows"))
    }
    switch member {
    case .string: self = .plain(.string(try members.decode(String.self, forKey: .string)))
    case .int: self = .plain(.int(try members.decode(Int64.self, forKey: .int)))
    case .uint: self = .plain(.uint(try members.decode(UInt64.self, forKey: .uint)))
    case .double: self = .plain(.double(try Self.double(in: members)))
    case .phrase: self = .phrase(try members.decode(Phrase.self, forKey: .phrase))
    case .placeholder:
      self = .placeholder(
        try members.decode(Phrase.Value.Placeholder.self, forKey: .placeholder))
    case .style:
      do {
        self = .styled(try Self.styled(in: members, decoder))
      } catch {
        guard let text = try members.decodeIfPresent(String.self, forKey: .text) else {
          throw error
        }
        self = .plain(.string(text))
      }
    case .text: self = .plain(.string(""))
    }
  }

  private static func styled(
    in members: KeyedDecodingContainer<Member>, _ decoder: any Decoder
  ) throws -> any StyledArgument {
    let name = try members.decode(String.self, forKey: .style)
    guard let kind = StyledKind.byName[name] else {
      throw DecodingError.dataCorruptedError(
        forKey: .style, in: members,
        debugDescription: "the format style '\(name)' is not one that processes exchange")
    }
    return try kind.decode(decoder)
  }

  func encode(to encoder: any Encoder) throws {
    if case .styled(let value) = self, try Self.encode(value, to: encoder) { return }
    var members = encoder.container(keyedBy: Member.self)
    switch self {
    case .plain(.string(let text)): try members.encode(text, forKey: .string)
    case .plain(.int(let number)): try members.encode(number, forKey: .int)
    case .plain(.uint(let number)): try members.encode(number, forKey: .uint)
    case .plain(.double(let number)) where number.isFinite:
      try members.encode(number, forKey: .double)
    // JSON has no infinity.
    case .plain(.double(let number)): try members.encode("\(number)", forKey: .double)
    case .phrase(let phrase): try members.encode(phrase, forKey: .phrase)
    case .placeholder(let placeholder): try members.encode(placeholder, forKey: .placeholder)
    // Attributes may be of any type, and a type is not sent: the characters are.
    case .attributed(let text): try members.encode(String(text.characters), forKey: .string)
    // The other process does not have the style: it gets the text for the user here.
    case .styled(let value):
      try members.encode(value.text(in: Localizer.current.formatLocale), forKey: .string)
    }
  }

  private static func encode(_ value: any StyledArgument, to encoder: any Encoder) throws -> Bool {
    for kind in StyledKind.all where try kind.encode(value, encoder) { return true }
    return false
  }

  private static func double(in members: KeyedDecodingContainer<Member>) throws -> Double {
    if let number = try? members.decode(Double.self, forKey: .double) { return number }
    let text = try members.decode(String.self, forKey: .double)
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .double, in: members, debugDescription: "'\(text)' is not a number")
    }
    return number
  }
}
