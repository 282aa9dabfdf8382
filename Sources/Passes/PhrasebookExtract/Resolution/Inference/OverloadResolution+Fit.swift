/// The fit of single arguments.
extension OverloadResolution {
  /// The quality with which an argument fits a parameter; nil if it does not.
  func fit(
    _ argument: Expression, _ type: TypeExpression, isGeneric: Bool, isLiteral: Bool,
    _ environment: Environment
  ) -> Int? {
    let plain = type.unwrapped
    if isLiteral {
      if let key = key(in: argument, environment), !isGeneric, case .named(let wanted, _) = plain {
        return key == plain ? 2 : program.type(at: wanted)?.kind == .protocol ? 0 : nil
      }
      if Localizable(plain) != nil { return 1 }
      if plain.name == "String", needsLocalization(argument) { return nil }
      if isGeneric { return 2 }
      switch plain {
      case .named(let name, _): return Self.textTypes.contains(name) ? 2 : knownFit(name)
      case .unknown: return 0
      default: return nil
      }
    }
    switch argument {
    case .closure:
      if case .function = plain { return 1 }
      return plain == .unknown || isGeneric
        || plain.name.map { program.type(at: $0) == nil } == true
        ? 0 : nil
    case .null:
      if case .optional = type { return 1 }
      return isGeneric || plain == .unknown ? 0 : nil
    case .array:
      if case .named(let name, _) = plain, Self.textTypes.contains(name),
        !Self.wideTypes.contains(name)
      {
        return nil
      }
      return 0
    default: break
    }
    guard plain != .unknown, !isGeneric else { return 0 }
    // `subtitle.map { "\($0)" }`: the closure gives a key.
    if Localizable(plain) != nil, case .call(let call) = argument, call.mapsToLiteral { return 1 }
    let given = inference.type(of: argument, environment).unwrapped
    guard given != .unknown else { return 0 }
    if given == plain { return 2 }
    guard case .named(let wanted, _) = plain, case .named(let found, _) = given else {
      if case .named(let wanted, _) = plain, Self.basic.contains(wanted) { return nil }
      return 0
    }
    if Self.basic.contains(wanted), Self.basic.contains(found) {
      return argument.isNumber && wanted != "String" && wanted != "Bool" ? 1 : nil
    }
    if Localizable(plain) != nil || Localizable(given) != nil {
      return program.type(at: wanted)?.kind == .protocol ? 0 : nil
    }
    return program.conforms(found, to: [wanted]) ? 1 : 0
  }

  /// The localizable type of `title ?? "a"`, which the literal takes from the value beside it; nil if
  /// the literal decides.
  private func key(in choice: Expression, _ environment: Environment) -> TypeExpression? {
    guard !choice.isString else { return nil }
    let type = inference.type(of: choice, environment).unwrapped
    return Localizable(type) == nil ? nil : type
  }

  /// A literal for a type that is not a string: possible only if the type can be made from one.
  private func knownFit(_ name: String) -> Int? {
    if Self.basic.contains(name) { return nil }
    guard let info = program.type(at: name) else { return 0 }
    if info.kind == .protocol { return 0 }
    return program.conforms(
      name, to: ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"])
      ? 1
      : info.isApple ? 0 : nil
  }

  /// Whether a literal has interpolations that a plain `String` does not support.
  private func needsLocalization(_ argument: Expression) -> Bool {
    guard case .string(let literal) = argument else { return false }
    return literal.segments.contains {
      guard case .interpolation(let arguments) = $0 else { return false }
      return arguments.dropFirst().contains {
        ["format", "specifier", "style", "formatter"].contains($0.label)
      }
    }
  }

  /// Types that take a string literal and are not localizable.
  private static let textTypes: Set<String> = [
    "String", "Substring", "StaticString", "Character", "Unicode.Scalar", "NSString", "Any",
    "AnyHashable", "StringProtocol", "ExpressibleByStringLiteral", "CustomStringConvertible",
    "Hashable", "Equatable", "CVarArg", "AnyObject", "Sendable",
  ]

  /// Those of them that values of most types have.
  private static let wideTypes: Set<String> = [
    "Any", "AnyHashable", "Hashable", "Equatable", "Sendable",
  ]

  /// Types that are never interchangeable.
  private static let basic: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Int64", "Int32", "Int16", "Int8",
    "UInt", "UInt64", "UInt32", "UInt16", "UInt8", "Date", "URL", "Data", "UUID", "Substring",
  ]
}

extension TypeExpression {
  /// False for an array if an optional is declared, for example; names may have any type.
  func hasShape(of declared: TypeExpression) -> Bool {
    switch (self, declared) {
    case (.array, .named(_, let arguments)), (.dictionary, .named(_, let arguments)):
      arguments.isEmpty
    case (.unknown, _), (.named, _), (_, .named), (_, .unknown), (.optional, _), (.array, .array),
      (.dictionary, .dictionary), (.tuple, .tuple), (.function, .function):
      true
    default: false
    }
  }
}
