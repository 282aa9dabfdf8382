import CatalogJSON

/// The folders that Android keeps languages in: `values-pt-rBR` and `values-b+zh+Hans`.
enum AndroidQualifier {
  /// Codes that Android has kept from before ISO 639 changed them, and those of today.
  private static let oldCodes = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil"]
  /// Older versions of Android find Hebrew, Indonesian and Yiddish only by their old codes.
  private static let newCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The language of the folder that a file lies in; nil for `values`, which is of the source.
  static func language(ofPath path: String) -> String? {
    guard let folder = path.pathComponents.dropLast().last, folder.hasPrefix("values-") else {
      return nil
    }
    let parts = folder.dropFirst(7).split(separator: "-", omittingEmptySubsequences: false)
    // Codes of a phone network come before the language.
    let rest = parts.drop {
      ($0.hasPrefix("mcc") || $0.hasPrefix("mnc")) && $0.dropFirst(3).allSatisfy(\.isNumber)
    }
    guard let first = rest.first else { return nil }
    if first.hasPrefix("b+") {
      let tags = first.dropFirst(2).split(separator: "+").map(String.init)
      guard let language = tags.first, isLetters(language, 2...8) else { return nil }
      return ([today(language)] + tags.dropFirst()).joined(separator: "-")
    }
    // `car`, `any` and other qualifiers of three letters are not languages in Android.
    guard isLetters(String(first), 2...3), !["car", "any"].contains(first) else { return nil }
    let language = today(String(first))
    guard let region = rest.dropFirst().first, region.hasPrefix("r"),
      isLetters(String(region.dropFirst()), 2...2)
    else { return language }
    return "\(language)-\(region.dropFirst().uppercased())"
  }

  /// The folder of a language; `values` if nil.
  static func folder(of language: String?) -> String {
    guard let language, !language.isEmpty else { return "values" }
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return "values" }
    let code = newCodes[first.lowercased()] ?? first
    if parts.count == 1, isLetters(code, 2...3) { return "values-\(code)" }
    if parts.count == 2, let region = parts.last, isLetters(region, 2...2), isLetters(code, 2...3) {
      return "values-\(code)-r\(region.uppercased())"
    }
    return "values-b+\(([code] + parts.dropFirst()).joined(separator: "+"))".asFileName
  }

  private static func today(_ code: String) -> String { oldCodes[code.lowercased()] ?? code }

  private static func isLetters(_ text: String, _ count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count) && text.utf8.allSatisfy(\.isLetter)
  }
}
