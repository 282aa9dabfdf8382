extension String {
  /// The string in quotes, on one line and shortened, for a message.
  package var quotedForMessage: String {
    var text = "\""
    for scalar in unicodeScalars.prefix(80) {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + (unicodeScalars.dropFirst(80).isEmpty ? "\"" : "…\"")
  }
}
