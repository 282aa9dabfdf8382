extension Inference {
  /// The type of a call's result.
  func type(of call: Call, _ environment: Environment) -> TypeExpression {
    if let known = calls[call.place] { return known }
    calls[call.place] = .unknown
    var result: TypeExpression = .unknown
    if functions.signature(of: call) != nil {
      result = .named("String")
    } else if case .closure(let closure) = call.callee {
      result = value(of: closure.body, environment)
    } else if let chosen = overloads.choose(call, nil, environment) {
      result = self.result(of: call, chosen, environment)
    } else if let type = names.reference(call.callee, environment) {
      result = type
    } else if case .member(let base?, _) = call.callee {
      // A modifier that is not known gives a view again.
      let type = self.type(of: base, environment)
      if let path = type.name, names.isView(path) { result = .named("View") }
    }
    if result == .unknown, let number = call.sum { result = .named(number) }
    if result.unwrapped == .unknown, let type = call.wantedType {
      result = names.reference(type, environment).map { .optional($0) } ?? result
    }
    calls[call.place] = result
    return result
  }

  private func result(
    of call: Call, _ overload: Overload, _ environment: Environment
  ) -> TypeExpression {
    var generics = GenericArguments(of: overload, in: self)
    let declared = generics.declaredResult
    guard declared.mentionsGeneric else { return declared }
    let all = Array((call.arguments + call.trailing).enumerated())
    // A literal number takes the type of the others: `max(0, fraction)`.
    for (index, argument) in all.filter({ !$0.element.value.isNumber })
      + all.filter({ $0.element.value == .float }) + all.filter({ $0.element.value.isNumber })
    {
      generics.bind(overload.mapping[index], by: argument.value, environment)
    }
    return generics.replaced(in: declared)
  }

  /// The type of a value beside its default, if that is localizable.
  func localizable(
    _ value: Expression, _ environment: Environment
  ) -> TypeExpression? {
    let type = type(of: value, environment).unwrapped
    return Localizable(type) == nil ? nil : type
  }

  /// The localizable type that literals take from the values beside them, if nothing else
  /// determines one: `[key, "Text"]`, `isNew ? "Text" : key`, `key == "Text"`.
  func shared(
    by values: [Expression], _ environment: Environment
  ) -> TypeExpression? {
    if case .tuple(let first)? = values.first {
      return shared(byTuples: values, count: first.count, environment)
    }
    guard values.contains(where: \.isTextual) else { return nil }
    for value in values.filter({ !$0.isString }).prefix(16) {
      if let type = localizable(value, environment) { return type }
    }
    return nil
  }

  /// The same for each element of tuples: `isNew ? (key, 1) : ("Text", 2)`.
  private func shared(
    byTuples values: [Expression], count: Int, _ environment: Environment
  ) -> TypeExpression? {
    var columns: [[Expression]] = Array(repeating: [], count: count)
    for value in values {
      guard case .tuple(let elements) = value, elements.count == count else { return nil }
      for (index, element) in elements.enumerated() { columns[index].append(element.value) }
    }
    let types = columns.map { shared(by: $0, environment) }
    guard types.contains(where: { $0 != nil }) else { return nil }
    return .tuple(types.map { .init(label: nil, type: $0 ?? .unknown) })
  }
}

extension Call {
  /// The type that a value is asked for: `value.as(Int.self)`, as a value of an axis in Charts is; nil for any
  /// other call.
  fileprivate var wantedType: Expression? {
    guard case .member(.some, "as") = callee, arguments.count == 1, arguments[0].label == nil,
      case .member(let type?, "self") = arguments[0].value
    else { return nil }
    return type
  }

  /// The type of a sum over a sequence that is not known, by its first value: `Int` for `fees.reduce(0, +)`,
  /// `Double` for `0.0`; nil for any other call.
  fileprivate var sum: String? {
    guard case .member(.some, "reduce") = callee, let first = arguments.first, first.label == nil
    else { return nil }
    return first.value == .integer ? "Int" : first.value == .float ? "Double" : nil
  }
}
