internal import PhrasebookModel

/// The accessor of one key.
struct Accessor {
  /// The label and the name of a parameter.
  struct Label {
    /// The label at the call; nil for none.
    var outer: Identifier?
    /// The name in the body.
    var inner: Identifier
  }

  var key: String
  var name: KeyName
  var parameters: [Parameter]
  var labels: [Label]
  /// The text in the source language, as a format.
  var value: String
  var entry: Entry

  init(key: String, name: KeyName, parameters: [Parameter], value: String, entry: Entry) {
    self.key = key
    self.name = name
    self.parameters = parameters
    self.value = value
    self.entry = entry
    labels = Self.labels(of: parameters)
  }

  /// The name with its labels, which is unique among the members of a type.
  var fullName: String { fullName(of: name.base) }

  /// The name from outside: `Cart.parcels(count:)`.
  var reference: String {
    (name.path.map(\.text) + [fullName]).joined(separator: ".")
  }

  /// The reference as `renamed:` of `@available` takes it: labels have no backticks there.
  var renamedReference: String {
    guard let start = reference.firstIndex(of: "(") else { return reference }
    return String(reference[..<start]) + reference[start...].replacing("`", with: "")
  }

  /// Another name for the same parameters, with its labels.
  func fullName(of base: Identifier) -> String {
    parameters.isEmpty
      ? base.text
      : "\(base.text)(\(labels.map { ($0.outer?.declared ?? "_") + ":" }.joined()))"
  }

  private static func labels(of parameters: [Parameter]) -> [Label] {
    var taken: Set<Identifier> = []
    return parameters.enumerated().map { index, parameter in
      let words = parameter.label.map { label in
        label.split { $0 == "_" || $0 == "-" || $0 == "." }.map(String.init)
      }
      if let name = words.flatMap(Identifier.init(member:)), taken.insert(name).inserted {
        // `self` and `init` are allowed as labels, but not as names of parameters.
        let isLabelOnly = name.text == "self" || name.text == "init"
        return Label(outer: name, inner: isLabelOnly ? number(index, &taken) : name)
      }
      return Label(outer: nil, inner: number(index, &taken))
    }
  }

  /// The name of a parameter without a label, which no label before it has.
  private static func number(_ index: Int, _ taken: inout Set<Identifier>) -> Identifier {
    var name = Identifier("arg").numbered(index + 1)
    while !taken.insert(name).inserted { name = name.withUnderscore }
    return name
  }
}

/// The deprecated accessor of a renamed key.
struct Alias {
  var old: KeyName
  var target: Accessor
}
