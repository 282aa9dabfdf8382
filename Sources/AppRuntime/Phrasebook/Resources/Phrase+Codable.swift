internal import Foundation

/// As JSON, a phrase is `{"key": …, "arguments": […], "defaultValue": …, "table": …, "bundle": …,
/// "locale": …, "comment": …}` without the members that it does not have; a verbatim one is
/// `{"verbatim": …}`. Other versions ignore unknown members.
extension Phrase: Codable {
  private enum Member: String, CodingKey {
    case verbatim, key, arguments, defaultValue, table, bundle, locale, comment
  }

  /// Decodes a phrase; throws if phrases are nested too deep.
  public init(from decoder: any Decoder) throws {
    // A deeper phrase would not be shown, and comparing or releasing it takes stack too.
    guard Argument.depth(at: decoder.codingPath) <= TextBudget.deepest else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "phrases stand in each other more than \(TextBudget.deepest) deep"))
    }
    let members = try decoder.container(keyedBy: Member.self)
    if let text = try members.decodeIfPresent(String.self, forKey: .verbatim) {
      self = .verbatim(text)
      return
    }
    let arguments = try members.decodeIfPresent([Argument].self, forKey: .arguments) ?? []
    let value = Value(key: try members.decode(String.self, forKey: .key), arguments: arguments)
    let defaultValue = try members.decodeIfPresent(String.self, forKey: .defaultValue)
    let locale = try members.decodeIfPresent(String.self, forKey: .locale)
    let comment = try members.decodeIfPresent(String.self, forKey: .comment)
    self.init(
      value, defaultFormat: defaultValue,
      table: try members.decodeIfPresent(String.self, forKey: .table),
      place: try members.decodeIfPresent(BundleDescription.self, forKey: .bundle)?.place
        ?? .unknownModule,
      remark: comment.map(Remark.received))
    pinnedLocale = locale.map(Locale.init(identifier:))
  }

  /// Encodes the phrase with its values; those that another process cannot read as text.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    guard !isVerbatim else { return try members.encode(key, forKey: .verbatim) }
    // Deeper phrases would be rejected, so they become part of a verbatim text.
    if arguments.contains(where: \.isPhrase),
      Argument.depth(at: encoder.codingPath) >= TextBudget.deepest
    {
      return try members.encode(sourceText, forKey: .verbatim)
    }
    try members.encode(key, forKey: .key)
    if !arguments.isEmpty { try members.encode(arguments, forKey: .arguments) }
    try members.encodeIfPresent(defaultFormat, forKey: .defaultValue)
    try members.encodeIfPresent(table, forKey: .table)
    if place != .unknownModule { try members.encode(bundle, forKey: .bundle) }
    try members.encodeIfPresent(pinnedLocale?.identifier, forKey: .locale)
    try members.encodeIfPresent(comment, forKey: .comment)
  }
}

extension Phrase.Value: Codable {
  private enum Member: String, CodingKey {
    case key, arguments
  }

  /// Decodes a key with its values.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    self.init(
      key: try members.decode(String.self, forKey: .key),
      arguments: try members.decodeIfPresent([Phrase.Argument].self, forKey: .arguments) ?? [])
  }

  /// Encodes the key with its values.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(key, forKey: .key)
    if !arguments.isEmpty { try members.encode(arguments, forKey: .arguments) }
  }
}
