/// Facts of a declaration for the code in it, apart from names.
extension NameLookup {
  func constraint(of generic: Function.Generic, in owner: String?) -> TypeExpression {
    // A generic parameter is treated as its constraint: enough for members, never a localizable
    // type.
    guard let constraint = generic.constraint else { return .unknown }
    let type = program.canonical(constraint, in: owner)
    return Localizable(type) == nil ? type : .unknown
  }

  /// The raw type of an enumeration, if its values are keys: `enum Tab: LocalizedStringKey`.
  func rawLocalizable(of owner: String?) -> TypeExpression {
    guard let owner, let info = program.type(at: owner), info.kind == .enumeration else {
      return .unknown
    }
    // A type of Apple's may have the name, too; what an enumeration names is a raw type here.
    return info.inherits.lazy
      .map { program.canonical($0.type, in: $0.context, generics: [:]) }
      .first { Localizable($0) != nil } ?? .unknown
  }

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

  /// Whether a candidate belongs to Apple's views and their modifiers.
  func isOfInterface(_ candidate: Candidate) -> Bool {
    candidate.isApple && (candidate.owner.map { $0 == "View" || isView($0) } ?? false)
  }

  /// Whether an attribute is another package's wrapper with the name of one of AppIntents', which
  /// takes a String.
  func isForeignWrapper(_ attribute: Attribute) -> Bool {
    guard Self.intentWrappers.contains(attribute.name) else { return false }
    let imports = program.declarations.imports(ofFile: file)
    guard !imports.isEmpty, program.type(named: attribute.name, in: nil)?.isApple != false else {
      return false
    }
    return !imports.contains(NameHash.of("AppIntents"))
      && !imports.allSatisfy(Frameworks.known.systems.contains)
  }

  /// Property wrappers of AppIntents whose names others use, too.
  private static let intentWrappers: Set<String> = ["Parameter", "Property"]
}
