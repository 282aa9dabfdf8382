import CatalogJSON

/// The parts of a name in ICU's spelling; those it has not are empty.
struct Subtags {
  let language: String
  private(set) var script = ""
  private(set) var region = ""
  /// With underscores between them.
  private(set) var variants = ""

  /// Takes a name as `BaseName` makes it.
  init(_ name: String) {
    let name = name.utf8.prefix { !$0.isTerminator }
    var parts = name.split(separator: .underscore, omittingEmptySubsequences: false)[...]
    language = parts.popFirst().flatMap { String($0) } ?? ""
    if let part = parts.first, part.count == 4, part.allSatisfy(\.isLetter) {
      script = String(part) ?? ""
      parts.removeFirst()
    }
    if let part = parts.first, 2...3 ~= part.count {
      region = String(part) ?? ""
      parts.removeFirst()
    }
    variants = parts.filter { !$0.isEmpty }.compactMap { String($0) }.joined(separator: "_")
  }

  /// The parts as a BCP 47 tag.
  var tag: String {
    let variants = variants.lowercased().split(separator: "_").map(String.init)
    return ([language, script, region] + variants).filter { !$0.isEmpty }.joined(separator: "-")
  }

  init(language: String, script: String, region: String, variants: String = "") {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }
}
