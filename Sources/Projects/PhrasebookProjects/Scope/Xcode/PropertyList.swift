/// A value of a property list in the text format that Xcode writes its projects in.
indirect enum PropertyList {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  /// The texts of a list; a single text counts as a list of one.
  var texts: [String] {
    switch self {
    case .text(let value): [value]
    case .list(let values): values.compactMap(\.text)
    case .table: []
    }
  }

  var table: [String: PropertyList]? {
    if case .table(let members) = self { members } else { nil }
  }

  subscript(name: String) -> PropertyList? { table?[name] }
}
