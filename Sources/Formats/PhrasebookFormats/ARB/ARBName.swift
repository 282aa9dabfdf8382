internal import CatalogJSON
internal import PhrasebookModel

/// The name of a resource: a key, and the form of it if each form has a resource.
struct ARBName: Equatable {
  var key: String
  /// Empty for the whole key.
  var path = VariationPath()

  init(key: String, path: VariationPath = VariationPath()) {
    self.key = key
    self.path = path
  }

  /// Decodes a name; names from other tools are keys unchanged.
  init(_ name: String) {
    self.init(key: name)
    guard name.hasPrefix("k_") else { return }
    var rest = name.dropFirst(2)
    let key = NameCode.take(from: &rest)
    if rest.isEmpty {
      self.key = key
    } else if rest.hasPrefix("_f_"), let text = NameCode.decoded(rest.dropFirst(3)),
      let path = VariationPath(exchanged: text)
    {
      self.key = key
      self.path = path
    }
  }

  /// A name that Dart takes for a method's.
  var name: String {
    guard path.isRoot else {
      return "k_\(NameCode.encoded(key))_f_\(NameCode.encoded(path.exchanged))"
    }
    return Self.isPlain(key) ? key : "k_\(NameCode.encoded(key))"
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, (0x61...0x7A).contains(first), !key.hasPrefix("k_") else {
      return false
    }
    return key.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isDigit || $0.isLetter }
  }
}
