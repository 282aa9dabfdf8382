import PhrasebookModel

/// Writes what a literal is in a catalog: the literal and the code around it in, the key or the value
/// with specifiers out.
struct KeyWriter {
  let inference: Inference

  /// The key or value that a literal makes; `%` is doubled only beside an interpolation.
  func text(
    of literal: StringLiteral, _ kind: Localizable, _ environment: Environment
  ) -> FormatText {
    if let plain = literal.plain { return FormatText(text: plain) }
    var result = FormatText()
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        result.text += kind == .key ? text.replacing(exactly: "%", with: "%%") : text
      case .interpolation(let arguments):
        guard kind == .key else {
          result.text += "${\(token(arguments.first?.value))}"
          continue
        }
        let specifier = specifier(for: arguments, environment)
        result.text += specifier.text
        if specifier.isGuessed { result.isGuessed = true }
      }
    }
    return result
  }

  /// All phrases of one App Shortcut, and the place of the first.
  func phrases(
    of elements: [Expression], _ environment: Environment
  ) -> (texts: [String], place: Place?) {
    var phrases: [String] = []
    var place: Place?
    for case .string(let literal) in elements {
      phrases.append(text(of: literal, .phrase, environment).text)
      place = place ?? literal.place
    }
    return (phrases, place)
  }

  /// The name in a phrase or summary: `\(.applicationName)`, `\(\.$parameter)`.
  private func token(_ value: Expression?) -> String {
    guard case .member(_, let name) = value else { return "" }
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// The specifier of one interpolation, by its labels and then by its type.
  private func specifier(
    for arguments: [Argument], _ environment: Environment
  ) -> FormatText {
    guard let first = arguments.first else { return FormatText(text: "%@", isGuessed: true) }
    for argument in arguments.dropFirst() {
      if argument.label == "specifier" {
        if case .string(let literal) = argument.value, let text = literal.plain {
          return FormatText(text: text)
        }
        return FormatText(text: "%@", isGuessed: true)
      }
    }
    if first.label == "placeholder" { return FormatText(text: placeholder(first.value)) }
    if let label = first.label, !Specifiers.labels.contains(label) {
      // The project's own `appendInterpolation`, which mostly hands a text or an image on.
      return FormatText(text: "%@", isGuessed: true)
    }
    if arguments.count > 1 || first.label != nil { return FormatText(text: "%@") }
    let type = inference.type(of: first.value, environment)
    if let specifier = Specifiers.byType[type.name ?? ""] { return FormatText(text: specifier) }
    guard type == .unknown || inference.names.isForeign(type) else { return FormatText(text: "%@") }
    return FormatText(text: first.value.likelySpecifier, isGuessed: true)
  }

  private func placeholder(_ value: Expression) -> String {
    guard case .member(_, let name) = value else { return "%@" }
    return Specifiers.byPlaceholder[name] ?? "%@"
  }
}

/// The text of a literal, with a specifier or a name for each interpolation.
struct FormatText {
  var text = ""
  /// Whether the type of an interpolated value is not known.
  var isGuessed = false
}
