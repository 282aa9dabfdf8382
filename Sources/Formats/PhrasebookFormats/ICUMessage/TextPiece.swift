internal import PhrasebookModel

/// A stretch of a text, in words that no format owns.
enum TextPiece: Equatable {
  /// Text as the user of the app sees it.
  case text(String)
  /// - Parameter isOdd: Whether the position is written although it is not needed, or missing
  ///   although it is expected.
  case argument(ArgumentName, isOdd: Bool = false)
  /// The number that the substitution around it varies by: `%arg`.
  case count
  /// A substitution: `%#@name@`.
  case reference(String)
}

extension [TextPiece] {
  /// The pieces of a text of a catalog.
  ///
  /// - Parameter isFormat: Whether the text is formatted, so that `%%` means a percent sign.
  init(apple text: String, isFormat: Bool) {
    self = []
    let bytes = Array<UInt8>(text.utf8)
    let placeholders = FormatPlaceholder.all(in: bytes)
    let isNumbered = placeholders.count { $0.kind == .argument && $0.name == nil } > 1
    var (start, next) = (0, 1)
    func flush(upTo end: Int) {
      if start < end { append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
      start = end
    }
    for placeholder in placeholders {
      guard placeholder.kind != .incomplete, isFormat || placeholder.kind != .percent else {
        continue
      }
      flush(upTo: placeholder.range.lowerBound)
      start = placeholder.range.upperBound
      switch placeholder.kind {
      case .percent: append(.text("%"))
      case .count: append(.count)
      case .substitution: append(.reference(placeholder.name ?? ""))
      case .incomplete: break
      case .argument:
        if let label = placeholder.name {
          append(.argument(ArgumentName(label: label, body: placeholder.body)))
          continue
        }
        let position = placeholder.position ?? next
        next = position + 1
        append(
          .argument(
            ArgumentName(position: position, body: placeholder.body),
            isOdd: (placeholder.position != nil) != isNumbered))
      }
    }
    flush(upTo: bytes.count)
  }

  /// The text of a catalog.
  func apple(isFormat: Bool) -> String {
    let isNumbered =
      count { if case .argument(let name, _) = $0 { name.label == nil } else { false } } > 1
    var (text, next) = ("", 1)
    for piece in self {
      switch piece {
      case .text(let part): text += isFormat ? part.doublingPercent : part
      case .count: text += "%arg"
      case .reference(let name): text += "%#@\(name)@"
      case .argument(let name, let isOdd):
        let position = name.position ?? next
        // A position that does not follow from the order must be written.
        text += name.specifier(isNumbered: isNumbered != isOdd || position != next)
        if name.label == nil { next = position + 1 }
      }
    }
    return text
  }

  /// Whether an argument replaces something.
  var hasArguments: Bool {
    contains { if case .text = $0 { false } else { true } }
  }
}

extension String {
  /// With two percent signs for each; by scalars, as a sign may follow that joins it.
  fileprivate var doublingPercent: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "%" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result)
  }
}
