/// The locale of the values in a string: the string's language, with the region of the preference
/// that chose it. A user of `de-AT` reads `de` with Austrian numbers.
enum FormattingLocale {
  static func identifier(for language: String, preferred: [String]) -> String {
    let own = Subtags(language)
    guard own.region == nil || own.region == "001" || own.region == "419" else { return language }
    for id in preferred {
      let wanted = Subtags(id)
      guard wanted.language == own.language else { continue }
      guard let region = wanted.region else { return language }
      return [own.language, own.script ?? wanted.script, region].compactMap { $0 }
        .joined(separator: "-")
    }
    return language
  }

  /// The first subtags of an identifier.
  private struct Subtags {
    var language = ""
    var script: String?
    var region: String?

    init(_ identifier: String) {
      let parts = identifier.prefix(64).split { $0 == "-" || $0 == "_" }
      for (index, part) in parts.prefix(3).enumerated() {
        if index == 0 {
          language = part.lowercased()
        } else if part.utf8.count == 4, script == nil, region == nil {
          script = String(part)
        } else if part.utf8.count == 2 || part.utf8.count == 3, region == nil {
          region = part.uppercased()
        }
      }
    }
  }
}
