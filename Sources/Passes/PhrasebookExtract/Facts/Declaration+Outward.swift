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
}
