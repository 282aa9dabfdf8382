/// Bodies whose statements go through a result builder of the run.
extension Checker {
  /// The type that a builder gives a literal statement; nil if it is not localizable, or if a
  /// `String` would be accepted too.
  func component(ofBuilder name: String?, in owner: String?) -> TypeExpression? {
    guard let name, let info = program.type(named: name, in: owner), !info.isApple else {
      return nil
    }
    for step in Keyword.builders {
      let types = program.members(step, of: info.path).compactMap { symbol in
        symbol.isStatic
          ? symbol.function?.parameters.first.map { program.canonical($0.type, in: symbol.owner) }
          : nil
      }
      guard !types.isEmpty else { continue }
      return types.contains(where: \.isText) ? nil : types.first { Localizable($0) != nil }
    }
    return nil
  }

  /// The same for the first builder among attributes.
  func component(
    of attributes: [Attribute], _ environment: Environment
  ) -> TypeExpression? {
    for attribute in attributes where attribute.arguments.isEmpty {
      if let type = component(ofBuilder: attribute.name, in: environment.owner) { return type }
    }
    return nil
  }
}
