/// The addresses of the documentation of checks.
enum CheckPages {
  /// The page that lists all checks.
  static let page = "https://github.com/OWNER/phrasebook/blob/main/docs/checks.md"

  /// The section of a check.
  static func address(of id: String) -> String { "\(page)#\(id)" }
}
