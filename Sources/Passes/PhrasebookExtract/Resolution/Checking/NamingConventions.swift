/// The rules that recognise localizable arguments by names only, in calls of declarations that
/// no file of the run has.
struct NamingConventions {
  let inference: Inference
  private var names: NameLookup { inference.names }

  /// The arguments of a call of something that no file of the run declares, such as a control of
  /// another package, that are localizable by the conventions of SwiftUI and Foundation.
  ///
  /// - A title is first and unlabeled, if the name ends like a control with a title
  ///   (`AsyncButton("Save")`), or if it is an overload of one of SwiftUI's own.
  /// - A composed view has labelled texts (`OnboardingView(title: "Welcome")`), and so have its
  ///   parts, unless one of them is a `String`.
  /// - A text beside a `bundle:` is looked up in that bundle, except a `name:`, which is a
  ///   resource.
  ///
  /// - Parameter isPart: Whether the call is an element of a list in the arguments of such a view:
  ///   `areas: [.init(title: "Water")]`.
  func keys(of call: Call, isPart: Bool, _ environment: Environment) -> Set<Int> {
    if isOfOthers(call.callee), let first = call.arguments.first {
      return first.label == nil && first.value.isTextual ? [0] : []
    }
    guard let name = calledType(call, environment) else {
      if isPart, call.callee == .member(nil, "init") { return texts(ofPart: call, environment) }
      return textsOfPart(call, environment)
    }
    var found: Set<Int> = []
    let hasBundle = call.arguments.contains { $0.label == "bundle" && $0.value != .null }
    for (index, argument) in call.arguments.enumerated() where argument.value.isTextual {
      switch argument.label {
      case nil:
        if index == 0, hasBundle || isControl(name) || isComposed(name) { found.insert(index) }
      case let label? where Self.isText(label):
        if isComposed(name) || hasBundle && label != "name" { found.insert(index) }
      default: break
      }
    }
    return found
  }

  /// The name of a type that is called and that the run does not declare; nil for classes of
  /// Apple's older frameworks, which take strings.
  private func calledType(_ call: Call, _ environment: Environment) -> String? {
    guard !call.isMacro, let path = names.reference(call.callee, environment)?.name else {
      return nil
    }
    guard !ShownText.isFrameworkClass(path.lastComponent) else { return nil }
    guard let info = names.program.type(at: path), !info.isForeign else {
      return path.lastComponent
    }
    return info.isApple ? path : nil
  }

  /// Whether a name ends with that of a control with a title.
  private func isControl(_ name: String) -> Bool {
    if let info = names.program.type(at: name), info.isApple {
      return info.members("init").contains { symbol in
        guard let first = symbol.function?.parameters.first else { return false }
        return first.label == nil && first.type == .named("LocalizedStringKey")
      }
    }
    return Self.controls.contains { name.hasSuffix($0) && name != $0 }
  }

  /// Whether a name is that of a view made of several.
  private func isComposed(_ name: String) -> Bool {
    names.program.type(at: name)?.isApple != true && Self.composed.contains { name.hasSuffix($0) }
  }

  /// The texts of a composed view's parts in another package: `OnboardingView.Area(title:
  /// "Welcome")`.
  private func textsOfPart(_ call: Call, _ environment: Environment) -> Set<Int> {
    guard case .member(.name(let view)?, let part) = call.callee, isComposed(view),
      part.first?.isUppercase == true, names.program.type(named: view, in: environment.owner) == nil
    else { return [] }
    return texts(ofPart: call, environment)
  }

  /// The literals of a part; none if a text beside them is a `String`, since one initializer takes all as keys and
  /// another all as strings.
  private func texts(ofPart call: Call, _ environment: Environment) -> Set<Int> {
    let texts = call.arguments.indices.filter { index in
      call.arguments[index].label.map { Self.isText($0) && $0 != "name" } ?? false
    }
    let literals = texts.filter { call.arguments[$0].value.isTextual }
    let haveString = texts.contains { index in
      !literals.contains(index)
        && inference.type(of: call.arguments[index].value, environment) == .named("String")
    }
    return haveString ? [] : Set(literals)
  }

  /// Whether a call makes a composed view of another package.
  func isView(_ call: Call, _ environment: Environment) -> Bool {
    calledType(call, environment).map(isComposed) ?? false
  }

  /// Whether a label is that of a text: one of the usual ones, or one with their ending.
  private static func isText(_ label: String) -> Bool {
    textLabels.contains(label) || textEndings.contains { label.hasSuffix($0) }
  }

  /// Whether a callee is a control of a widely used package, by its path.
  private func isOfOthers(_ callee: Expression) -> Bool {
    guard case .member(.name(let module)?, let name) = callee else { return false }
    return Frameworks.known.controls.contains("\(module).\(name)")
  }

  static let controls = [
    "Button", "TextField", "SecureField", "Toggle", "Picker", "Label", "Link", "Menu", "Section",
    "Stepper", "DisclosureGroup", "GroupBox",
  ]

  private static let composed = ["View", "Row", "Step", "Sheet"]

  /// The last words of all these names.
  static let words =
    [
      "Button", "Field", "Toggle", "Picker", "Label", "Link", "Menu", "Section", "Stepper", "Group",
      "Box", "Recorder",
    ] + composed

  /// The endings of other labels of texts: `downloadDescription:`.
  static let textEndings = ["Title", "Subtitle", "Description", "Message", "Caption"]

  /// The labels of texts in composed views.
  static let textLabels: Set<String> = [
    "title", "titleKey", "subtitle", "message", "label", "text", "prompt", "description", "caption",
    "placeholder", "header", "footer", "detail", "hint", "name", "primaryTitle", "secondaryTitle",
    "primaryText", "secondaryText", "buttonTitle", "buttonText",
    "actionTitle", "actionText",
  ]
}

/// The types whose first argument without a label is a string that users read.
package enum TextControls {
  /// Whether a type of SwiftUI with such an argument has a name.
  package static func has(_ name: String) -> Bool {
    name == "Text" || NamingConventions.controls.contains(name)
  }
}
