import PhrasebookModel

/// The symbol that Xcode generates for a manual key: `Block Sender?` is `blockSender`.
///
/// Arguments make it a function; functions that differ in the labels of their arguments may share a
/// name.
package struct SymbolName: Hashable {
  /// The words of the key without its specifiers, in camel case; empty for a key without words.
  package let name: String
  /// The labels of the arguments; `_` for one without a label.
  package let labels: [String]

  /// - Parameter key: A key of a catalog.
  package init(_ key: String) {
    var words: [Substring] = []
    var labels: [String] = []
    for piece in FormatString(key).pieces {
      switch piece {
      case .text(let text):
        let isWord = { (character: Character) in character.isLetter || character.isNumber }
        words += Self.withoutEscapes(text).split { !isWord($0) }
      case .specifier: labels.append("_")
      case .labelled(let text):
        labels.append(String(text.dropFirst(2).prefix { $0 != ")" }))
      }
    }
    self.labels = labels
    name = words.enumerated().map { index, word in
      index == 0 ? Self.small(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// Whether the name is too close to a reserved word of Swift for a static member, which even
  /// backticks do not allow everywhere.
  package var isReserved: Bool { ["init", "protocol", "self", "type"].contains(name.lowercased()) }

  /// `Title` is `title`, `OK` is `ok`, `URLSession` is `urlSession`.
  private static func small(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count, word[capitals.endIndex].isLowercase
    else {
      return capitals.lowercased() + word[capitals.endIndex...]
    }
    let split = word.index(before: capitals.endIndex)
    return word[..<split].lowercased() + word[split...]
  }

  /// A text without `%%`, which is a percent sign.
  private static func withoutEscapes(_ text: String) -> String {
    let (sign, space) = (UInt8(ascii: "%"), UInt8(ascii: " "))
    return String(decoding: text.utf8.map { $0 == sign ? space : $0 }, as: UTF8.self)
  }
}
