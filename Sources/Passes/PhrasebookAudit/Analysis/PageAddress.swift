import CatalogJSON

/// The components of a web address that show whether it is the page of the same host in another
/// language.
struct PageAddress {
  let text: String
  private let labels: [Substring]
  private let rest: Substring

  init(_ text: String) {
    self.text = text
    let behind = text.range(of: "://").map { text[$0.upperBound...] } ?? text[...]
    let host = behind.prefix { !"/?#".contains($0) }
    labels = host.lowercased().split(separator: ".")
    rest = behind[host.endIndex...]
  }

  /// Whether it is two spellings of one address.
  func isSame(as other: PageAddress) -> Bool {
    text == other.text
      || scheme == other.scheme && labels == other.labels && path == other.path
  }

  private var scheme: String {
    text.range(of: "://").map { text[..<$0.lowerBound].lowercased() } ?? ""
  }
  private var path: Substring { rest == "/" ? "" : rest }

  /// Whether it is a page in the language instead of a page without one, or a page without a
  /// language instead of one in the source language.
  func isPage(
    in language: LanguageTraits, insteadOf other: PageAddress, in source: LanguageTraits
  ) -> Bool {
    if host == other.host, other.names(source), !names(source),
      steps(without: source) == other.steps(without: source)
    {
      return true
    }
    guard names(language), !other.names(language) else { return false }
    return host == other.host || country(of: language).map { $0 == other.name } == true
  }

  /// Whether it is an address of the same host, apart from the host's language.
  func isNear(_ other: PageAddress) -> Bool { host == other.host }

  /// Whether it is a placeholder for a host: `example.com`.
  var isInstance: Bool { labels.contains(where: Self.nobodies.contains) }

  private static let nobodies: Set<Substring> = [
    "example", "examples", "domain", "yourdomain", "your-domain", "mydomain", "yoursite",
    "your-site", "mysite", "yourserver", "your-server", "myserver", "website", "yourwebsite",
    "localhost",
  ]

  /// The host without the label of a language or `www`.
  private var host: ArraySlice<Substring> {
    guard labels.count > 2, let first = labels.first else { return labels[...] }
    return first == "www" || Self.isLanguage(first) ? labels.dropFirst() : labels[...]
  }

  /// The host without the top-level domain.
  private var name: ArraySlice<Substring> {
    let name = host.dropLast()
    return name.count > 1 && name.last.map(Self.kinds.contains) == true ? name.dropLast() : name
  }

  /// The name of the host if its last label is the country of a language.
  private func country(of language: LanguageTraits) -> ArraySlice<Substring>? {
    labels.last.map { Self.isName($0, of: language) } == true ? name : nil
  }

  /// Whether a label, a step of the path or a value of the query is the name of a language.
  private func names(_ language: LanguageTraits) -> Bool {
    (labels + steps).contains { step in
      Self.isName(step, of: language)
        || step.split { $0 == "_" || $0 == "-" }.last.map { Self.isName($0, of: language) } == true
    }
  }

  /// The components of the path and the query.
  private var steps: [Substring] { rest.split { "/?#&=.;,:".contains($0) } }

  private func steps(without language: LanguageTraits) -> [Substring] {
    steps.flatMap { step in
      Self.isName(step, of: language) ? [] : step.split { $0 == "_" || $0 == "-" }
    }.filter { !Self.isName($0, of: language) }
  }

  private static func isName(_ word: Substring, of language: LanguageTraits) -> Bool {
    let first = word.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(first.utf8.count), word.utf8.count < 12 else { return false }
    if countries[first.lowercased()] == language.base { return true }
    let usual = LanguageNaming.usual(String(word)).prefix { $0 != "-" }
    return usual == language.base
  }

  /// Whether it is a label of two letters, or of a language and its region.
  private static func isLanguage(_ label: Substring) -> Bool {
    let parts = label.split(separator: "-")
    return parts.count < 3
      && parts.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isLetter) }
  }

  private static let kinds: Set<Substring> = ["co", "com", "org", "net", "gov", "ac"]

  /// Countries that addresses name in place of a language which is called otherwise.
  private static let countries: [String: String] = [
    "at": "de", "br": "pt", "mx": "es", "tw": "zh", "hk": "zh", "se": "sv", "il": "he", "ir": "fa",
    "vn": "vi", "in": "hi", "ee": "et", "rs": "sr", "by": "be",
  ]
}
