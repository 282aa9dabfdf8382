/// The context of a message, which identifies its unit: `table`, `table|key` or `table|key|path`. A
/// bar or a backslash in a part is escaped with a backslash.
struct POContext: Equatable {
  /// The label of the table in the file.
  var table: String
  /// Nil if the key is the text to translate.
  var key: String?
  /// The way to the form, without the plural category; empty for the text itself.
  var path = ""

  init(table: String, key: String? = nil, path: String = "") {
    self.table = table
    self.key = key
    self.path = path
  }

  /// Reads a context in our format.
  init(_ text: String) {
    var parts = [""]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else if !isEscaped, scalar == "|", parts.count < 3 {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
        isEscaped = false
      }
    }
    table = parts.first ?? ""
    key = parts.count > 1 ? parts[1] : nil
    path = parts.count > 2 ? parts[2] : ""
  }

  /// The key of a text that others put a context before.
  static func key(of context: String, _ text: String) -> String { "\(context)|\(text)" }

  var text: String {
    var text = Self.escaped(table)
    if let key { text += "|" + Self.escaped(key) }
    if !path.isEmpty { text += "|" + Self.escaped(path) }
    return text
  }

  private static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 == 0x7C || $0 == 0x5C }) else { return part }
    var result = String.UnicodeScalarView()
    for scalar in part.unicodeScalars {
      if scalar == "|" || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
