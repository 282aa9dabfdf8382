/// The languages of catalogs as services call them.
struct LanguageCode {
  let language: String
  /// `Hans`; nil if absent.
  let script: String?
  /// `BR`; nil if absent.
  let region: String?

  init(_ tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    language = (parts.first ?? "").lowercased()
    script = parts.dropFirst().first { $0.count == 4 }?.capitalized
    region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && Int($0) != nil) }?
      .uppercased()
  }

  /// Whether Chinese is written in the traditional way.
  var isTraditional: Bool {
    script == "Hant" || (script == nil && ["TW", "HK", "MO"].contains(region))
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
