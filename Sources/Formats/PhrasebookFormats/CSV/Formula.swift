/// Cells that a spreadsheet would run rather than show.
///
/// Source: OWASP, "CSV Injection": a cell that begins with `=`, `+`, `-`, `@`, a tab or a line end; the
/// signs in full width count too, and `|`, which begins a command of DDE. Programs cut off spaces, control
/// characters and what is invisible before them. An apostrophe makes them text for Excel, LibreOffice and Google Sheets.
enum Formula {
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    "|", "\u{FEFF}",
  ]

  /// A cell that spreadsheets show unchanged.
  static func disarmed(_ text: String) -> String { isArmed(text) ? "'" + text : text }

  /// The text that a cell was made of.
  static func restored(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && isArmed(cell)
      ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  /// Whether the first sign that is not an apostrophe, a space or invisible would begin a formula. Apostrophes
  /// are skipped, so that a cell which already begins with one gets another, and reading removes only ours.
  private static func isArmed(_ text: String) -> Bool {
    text.unicodeScalars.first { starts.contains($0) || $0 != "'" && !isInvisible($0) }
      .map(starts.contains) ?? false
  }

  /// Whether a program may cut a sign off at the start of a cell: a space, a control character, or a zero-width
  /// space, a word joiner or a mark of direction.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || properties.generalCategory == .format
  }
}
