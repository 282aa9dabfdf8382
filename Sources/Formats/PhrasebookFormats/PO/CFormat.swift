internal import PhrasebookModel

/// C's specifiers beside Apple's: they differ in how a text is put in, `%s` and `%@`.
enum CFormat {
  static func apple(_ text: String) -> String { replace("s", by: "@", in: text) }
  static func c(_ text: String) -> String { replace("@", by: "s", in: text) }

  private static func replace(_ old: String, by new: String, in text: String) -> String {
    let format = FormatString(text)
    guard format.hasSpecifiers else { return text }
    return format.pieces.map { piece in
      switch piece {
      case .text(let text), .labelled(let text): text
      case .specifier(let position, let body):
        "%\(position.map { "\($0)$" } ?? "")\(body == old ? new : body)"
      }
    }.joined()
  }
}
