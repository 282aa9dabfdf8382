/// The two spellings of a part that varies: `%#@COUNT@` with `%arg` in catalogs, `%1$#@COUNT@` with
/// `%1$lld` in Xcode's XLIFF.
package enum SubstitutionSpelling {
  /// The text with the number of each substitution that has one.
  package static func numbered(_ text: String, _ numbers: [String: Int]) -> String {
    guard !numbers.isEmpty, text.hasByte(UInt8(ascii: "#")) else { return text }
    return replacing(in: text) { placeholder, _ in
      guard placeholder.kind == .substitution, placeholder.position == nil,
        let name = placeholder.name, let number = numbers[name]
      else { return nil }
      return ("%\(number)$#@\(name)@", placeholder.range.upperBound)
    }
  }

  /// The text with names only, for the substitutions that have the known numbers.
  package static func named(_ text: String, _ numbers: [String: Int]) -> String {
    guard !numbers.isEmpty, text.hasByte(UInt8(ascii: "#")) else { return text }
    return replacing(in: text) { placeholder, bytes in
      guard let found = reference(placeholder, bytes), numbers[found.name] == found.number else {
        return nil
      }
      return ("%#@\(found.name)@", found.end)
    }
  }

  /// The numbers that a text gives its substitutions.
  package static func numbers(in text: String) -> [String: Int] {
    guard text.hasByte(UInt8(ascii: "#")) else { return [:] }
    let bytes = Array(text.utf8)
    var numbers: [String: Int] = [:]
    for placeholder in FormatPlaceholder.all(in: bytes) {
      guard let found = reference(placeholder, bytes), numbers[found.name] == nil else { continue }
      numbers[found.name] = found.number
    }
    return numbers
  }

  /// The substitutions that a text names, numbered or not.
  package static func names(in text: String) -> [String] {
    guard text.hasByte(UInt8(ascii: "#")) else { return [] }
    let bytes = Array(text.utf8)
    return FormatPlaceholder.all(in: bytes).compactMap { placeholder in
      reference(placeholder, bytes)?.name
        ?? (placeholder.kind == .substitution ? placeholder.name : nil)
    }
  }

  /// A form of a substitution with the argument itself for `%arg`, if its number is known to the
  /// text that the form is put into.
  package static func expanded(
    _ text: String, _ argument: ExchangeUnit.Argument?, _ number: Int?
  ) -> String {
    guard let number, let specifier = argument?.specifier else { return text }
    return replacing(in: text) { placeholder, _ in
      placeholder.kind == .count
        ? ("%\(number)$\(specifier)", placeholder.range.upperBound) : nil
    }
  }

  /// A form of a substitution with `%arg` for the argument of that number, and the specifier that
  /// it had.
  package static func collapsed(_ text: String, number: Int) -> (text: String, specifier: String?) {
    var specifier: String?
    let text = replacing(in: text) { placeholder, bytes in
      guard placeholder.kind == .argument, placeholder.position == number,
        reference(placeholder, bytes) == nil, placeholder.body == specifier ?? placeholder.body
      else { return nil }
      specifier = placeholder.body
      return ("%arg", placeholder.range.upperBound)
    }
    return (text, specifier)
  }

  /// `%1$#@COUNT@`: an argument with the body `#@` for a scanner without such substitutions.
  private static func reference(
    _ placeholder: FormatPlaceholder, _ bytes: [UInt8]
  ) -> (name: String, number: Int, end: Int)? {
    if placeholder.kind == .substitution, let number = placeholder.position,
      let name = placeholder.name
    {
      return (name, number, placeholder.range.upperBound)
    }
    guard placeholder.kind == .argument, let number = placeholder.position,
      placeholder.body == "#@"
    else { return nil }
    let start = placeholder.range.upperBound
    guard let end = bytes[start...].prefix(129).firstIndex(of: UInt8(ascii: "@")), end > start
    else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), number, end + 1)
  }

  /// The text with some of its placeholders replaced; `end` of a replacement is where the text
  /// continues.
  private static func replacing(
    in text: String, _ replacement: (FormatPlaceholder, [UInt8]) -> (text: String, end: Int)?
  ) -> String {
    guard text.hasByte(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for placeholder in FormatPlaceholder.all(in: bytes) where placeholder.range.lowerBound >= start
    {
      guard let found = replacement(placeholder, bytes) else { continue }
      result += bytes[start..<placeholder.range.lowerBound]
      result += found.text.utf8
      start = found.end
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }
}
