/// Types in generic types, which share the arguments of those.
extension Program {
  /// The arguments of a type by the names of its generic parameters, and of those of the types around
  /// it if there are more: `nested` puts them there.
  func generics(of path: String, _ arguments: [TypeExpression]) -> [String: TypeExpression] {
    guard !arguments.isEmpty else { return [:] }
    var names = type(at: path)?.generics ?? []
    if names.count < arguments.count {
      for outer in path.scopes.dropFirst() where names.count < arguments.count {
        names += type(at: outer)?.generics ?? []
      }
    }
    return Dictionary(zip(names, arguments)) { inner, _ in inner }
  }

  /// The type of a member with the arguments that the types in it share with the one around them:
  /// `Model.State` is `Model.State<Int>` in a `Model<Int>`.
  ///
  /// - Parameters:
  ///   - type: The declared type, with full paths.
  ///   - owner: The path of the type that has the member.
  ///   - generics: The types of its generic parameters.
  func nested(
    _ type: TypeExpression, in owner: String, _ generics: [String: TypeExpression]
  ) -> TypeExpression {
    guard generics.contains(where: { $0.key != "Self" && $0.value != .unknown }),
      let outer = self.type(at: owner)?.generics, !outer.isEmpty
    else { return type }
    let shared = outer.compactMap { generics[$0] }
    guard shared.count == outer.count, !shared.contains(.unknown) else { return type }
    return type.mapNames { name, arguments in
      guard name.enclosingPath == owner,
        arguments.count == self.type(at: name)?.generics.count
      else { return .named(name, arguments) }
      return .named(name, arguments + shared)
    }
  }
}
