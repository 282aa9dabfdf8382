/// A function that a call may mean, seen from the call.
struct Candidate {
  var function: Function
  /// The path of the type that it belongs to.
  var owner: String?
  var isApple: Bool
  /// The arguments of the owner's generic parameters at this call.
  var generics: [String: TypeExpression] = [:]
  /// The result of the call, if it is known without the declaration.
  var result: TypeExpression?

  /// The parameter of each argument; nil if the labels do not fit.
  ///
  /// Trailing closures go to the next closure that is not given yet, or to the one they name.
  func match(_ arguments: [Argument], trailing: [Argument]) -> [Int]? {
    let parameters = function.parameters
    var mapping: [Int] = []
    var next = 0
    for argument in arguments {
      if let last = mapping.last, parameters[last].isVariadic, argument.label == nil,
        next > last, next >= parameters.count || parameters[next].label != nil
      {
        mapping.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != argument.label {
        guard parameters[next].canBeLeftOut else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      mapping.append(next)
      next += 1
    }
    for (index, argument) in trailing.enumerated() {
      guard let taker = taker(of: argument, isFirst: index == 0, from: next) else { return nil }
      mapping.append(taker)
      next = taker + 1
    }
    while next < parameters.count {
      guard parameters[next].canBeLeftOut else { return nil }
      next += 1
    }
    return mapping
  }

  /// The parameter of a trailing closure: one with a function type, else one whose type may be an
  /// alias of one.
  private func taker(of closure: Argument, isFirst: Bool, from start: Int) -> Int? {
    var possible: Int?
    for index in start..<max(start, function.parameters.count) {
      let parameter = function.parameters[index]
      if isFirst && closure.label == nil {
        if case .function = parameter.type.unwrapped { return index }
        if possible == nil, parameter.takesClosure(isApple: isApple) { possible = index }
      } else if parameter.label == closure.label || parameter.name == closure.label {
        return index
      }
      guard parameter.canBeLeftOut else { return possible }
    }
    return possible
  }
}

extension Parameter {
  /// Whether a call may omit it; the wrapped value of a property wrapper comes from the property.
  var canBeLeftOut: Bool { hasDefault || isVariadic || label == "wrappedValue" }

  /// Whether a trailing closure can go to it; Apple's interfaces spell function types out.
  func takesClosure(isApple: Bool) -> Bool {
    switch type.unwrapped {
    case .function: true
    case _ where isApple: false
    case .unknown: true
    // A type alias of a function type, or a generic one.
    case .named(let name, _): !Parameter.plainTypes.contains(name)
    default: false
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "CGFloat", "LocalizedStringKey", "LocalizedStringResource",
    "Binding", "Color", "Image", "Date", "URL", "S", "String.LocalizationValue", "Font", "Text",
    "AttributedString", "StaticString", "Bundle", "Locale", "Float", "ButtonRole", "Axis.Set",
  ]
}
