internal import PhrasebookModel

/// Localized texts that the code formats: `String(format: NSLocalizedString("…", comment: ""), n)`.
extension Checker {
  /// Notes what a call passes to a localized text; the text's own site is known by then.
  mutating func noteFormatted(_ call: Call, _ environment: Environment) {
    guard let arguments = call.formatArguments, let format = arguments.first,
      let place = keyPlace(of: format, environment),
      let site = sites.suffix(Self.recentSites).last(where: { $0.place == place })
    else { return }
    let passed = arguments.dropFirst().map { argument in
      FormatCall.Argument(type(of: argument, environment))
    }
    formatted.append(
      FormatSite(table: site.table, key: site.key, arguments: passed, place: call.place))
  }

  /// How far back the site of a text may lie: it stands in the call, or in the same body.
  private static let recentSites = 64

  /// Where the key of a text stands, which is looked up in the call itself or for a local constant.
  private func keyPlace(of text: Expression, _ environment: Environment) -> Place? {
    switch text {
    case .call(let call) where text.isLookUp(functions):
      if case .string(let literal)? = call.arguments.first?.value { return literal.place }
    case .name(let name):
      if case .later(let later)? = environment.local(name), later.isConstant,
        case .call = later.value
      {
        return keyPlace(of: later.value, later.environment)
      }
    default: break
    }
    return nil
  }
}

extension Call {
  /// The format and the arguments of a call that formats a text; nil for any other, and for one that
  /// passes a list.
  var formatArguments: [Expression]? {
    guard trailing.isEmpty, let first = arguments.first else { return nil }
    switch callee {
    case .name(let name), .member(.name(let name)?, "init"):
      guard Self.formatting.contains(name), first.label == "format" else { return nil }
    case .member(.name(let name)?, "localizedStringWithFormat"):
      guard Self.formatting.contains(name), first.label == nil else { return nil }
    default: return nil
    }
    let rest = arguments.dropFirst().filter { $0.label != "locale" }
    return rest.allSatisfy { $0.label == nil } ? [first.value] + rest.map(\.value) : nil
  }

  private static let formatting: Set<String> = ["String", "NSString", "NSMutableString"]
}

extension FormatCall.Argument {
  /// What a value of a type is passed as.
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
