extension Declaration {
  /// Whether its words let other modules see it.
  var isPublic: Bool {
    switch self {
    case .variable(let variable): variable.isPublic
    case .function(let function): function.isPublic
    case .type(let type): type.isPublic
    case .alias(let alias): alias.isPublic
    }
  }

  /// The same declaration, marked as visible to other modules.
  var shown: Declaration {
    switch self {
    case .variable(var variable):
      variable.isPublic = true
      return .variable(variable)
    case .function(var function):
      // A case has the access level of its type.
      function.isPublic = function.kind != .enumCase
      return .function(function)
    case .type(var type):
      type.isPublic = true
      return .type(type)
    case .alias(var alias):
      alias.isPublic = true
      return .alias(alias)
    }
  }

  /// A hash of what other files see of it: whether it has bodies, but not what is in them, and no members.
  var outwardDigest: UInt64 {
    var writer = ByteWriter()
    outward.write(to: &writer)
    return writer.finish().withUnsafeBytes { Outline.digest(of: $0) }
  }

  private var outward: Declaration {
    switch self {
    case .variable(var variable):
      variable.getter = variable.getter.map { _ in Block() }
      variable.accessors = variable.accessors.map { _ in Block() }
      return .variable(variable)
    // The body of a case is its raw value.
    case .function(var function) where function.kind != .enumCase:
      function.body = function.body.map { _ in Block() }
      return .function(function)
    case .type(var type):
      type.members = []
      return .type(type)
    case .function, .alias: return self
    }
  }
}
