internal import PhrasebookModel

/// Localized texts that the code formats: a call such as `String(format: NSLocalizedString("…",
/// comment: ""), n)` in, the key and the arguments out.
struct LocalizedFormats {
  let inference: Inference

  /// The arguments that a call passes to a localized format; nil for any other call.
  func call(_ call: Call, _ environment: Environment) -> FormatCall? {
    guard let arguments = call.formatArguments, let format = arguments.first,
      let text = localizedText(format, environment)
    else { return nil }
    let passed = arguments.dropFirst().map { argument in
      FormatCall.Argument(inference.type(of: argument, environment))
    }
    return FormatCall(
      location: Location(call.place), table: text.table, key: text.key, arguments: passed)
  }

  /// The localized string of a value: one that a call looks up, or that a constant has looked up.
  private func localizedText(
    _ value: Expression, _ environment: Environment
  ) -> (table: String, key: String)? {
    switch value {
    case .call(let call): return localizedText(call)
    case .name(let name):
      if case .later(let later)? = environment.local(name) {
        guard later.isConstant, case .call(let call) = later.value else { return nil }
        return localizedText(call)
      }
      guard !environment.holds(name) else { return nil }
      return inference.names.variable(named: name, environment).flatMap(localizedText)
    case .member(let base?, let name):
      guard case .named(let path, _)? = inference.names.reference(base, environment) else {
        return nil
      }
      let found = inference.program.members(name, of: path).filter { $0.variable != nil }
      return inference.names.nearest(found).flatMap(localizedText)
    default: return nil
    }
  }

  private func localizedText(_ constant: Symbol) -> (table: String, key: String)? {
    guard let variable = constant.variable, variable.isLet, case .call(let call)? = variable.initial
    else { return nil }
    return localizedText(call)
  }

  private func localizedText(_ call: Call) -> (table: String, key: String)? {
    var (key, table): (String?, String?) = (nil, "Localizable")
    if let signature = inference.functions.signature(of: call) {
      let lookUp = NamedLookUp(call, as: signature)
      (key, table) = (lookUp.key?.plainText, lookUp.table)
    } else if case .name("String") = call.callee, let first = call.arguments.first,
      first.label == "localized"
    {
      key = first.value.plainText
      if let argument = call.arguments.first(where: { $0.label == "table" }) {
        table = argument.value.tableName
      }
    }
    guard let key, let table else { return nil }
    return (table, key)
  }
}

extension Call {
  /// The format and the arguments of a call that formats a text; nil for any other, and for one that
  /// passes a list that is not written out.
  var formatArguments: [Expression]? {
    guard trailing.isEmpty, let first = arguments.first else { return nil }
    switch callee {
    case .name(let name), .member(.name(let name)?, "init"), .member(.name("Swift")?, let name):
      guard Self.formatting.contains(name), first.label == "format" else { return nil }
    case .member(.name(let name)?, "localizedStringWithFormat"):
      guard Self.formatting.contains(name), first.label == nil else { return nil }
    default: return nil
    }
    let rest = arguments.dropFirst().filter { $0.label != "locale" }
    if let list = rest.first, rest.count == 1, list.label == "arguments",
      case .array(let elements) = list.value
    {
      return [first.value] + elements
    }
    return rest.allSatisfy { $0.label == nil } ? [first.value] + rest.map(\.value) : nil
  }

  private static let formatting: Set<String> = ["String", "NSString", "NSMutableString"]
}

extension FormatCall.Argument {
  /// The argument kind of a type.
  fileprivate init(_ type: TypeExpression) {
    guard case .named(let name, _) = type else {
      self = .unknown
      return
    }
    self =
      switch Specifiers.byType[name] {
      case "%f", "%lf": .real
      case .some: .integer
      case nil: Self.objects.contains(name) ? .object : .unknown
      }
  }

  /// The types of Foundation that are passed as objects; `String` is bridged to one of them.
  private static let objects: Set<String> = [
    "String", "NSString", "NSNumber", "NSDate", "NSURL", "NSError", "NSAttributedString",
  ]
}
