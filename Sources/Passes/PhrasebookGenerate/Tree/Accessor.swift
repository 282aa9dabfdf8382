internal import PhrasebookModel

/// One key on its way into Swift.
struct Accessor {
  var key: String
  var name: KeyName
  var parameters: [Parameter]
  /// How each parameter is called: the label at the call, `_` for none, and the name inside.
  var labels: [(outer: String, inner: String)]
  /// The text in the source language, as a format.
  var value: String
  var entry: Entry

  /// The name with its labels: what two accessors of one type may not share.
  var fullName: String {
    parameters.isEmpty
      ? name.base : "\(name.base)(\(labels.map { $0.outer + ":" }.joined()))"
  }

  /// The same as code says it from outside: `Cart.parcels(count:)`.
  var reference: String {
    name.path.isEmpty ? fullName : "\(name.path.joined(separator: ".")).\(fullName)"
  }

  init(
    key: String, name: KeyName, parameters: [Parameter], value: String, entry: Entry
  ) {
    self.key = key
    self.name = name
    self.parameters = parameters
    self.value = value
    self.entry = entry
    labels = Self.labels(of: parameters)
  }

  private static func labels(of parameters: [Parameter]) -> [(outer: String, inner: String)] {
    var taken: Set<String> = []
    return parameters.enumerated().map { index, parameter in
      let number = "arg\(index + 1)"
      let words = parameter.label.map { label in
        label.split { $0 == "_" || $0 == "-" || $0 == "." }.map(String.init)
      }
      var name = words.map(Identifier.lower) ?? ""
      let isUsable = !name.isEmpty && name.unicodeScalars.allSatisfy { $0.isNamePart || $0 == "_" }
      guard isUsable, taken.insert(name).inserted else {
        taken.insert(number)
        return ("_", number)
      }
      // A label may be called so, a parameter may not.
      if name == "self" || name == "init" { return (name, number) }
      name = Identifier.declared(name)
      return (name, name)
    }
  }
}

/// A renamed key's old accessor.
struct Alias {
  var old: KeyName
  var target: Accessor
}
