/// Cells that a spreadsheet would run rather than show.
///
/// Source: OWASP, "CSV Injection": a cell that begins with `=`, `+`, `-`, `@`, a tab or a line end; the
/// signs in full width count too. An apostrophe before them makes them text for Excel, LibreOffice and
/// Google Sheets.
enum Formula {
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// A cell that spreadsheets show unchanged.
  static func disarmed(_ text: String) -> String { isArmed(text) ? "'" + text : text }

  /// The text that a cell was made of.
  static func restored(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && isArmed(cell)
      ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  /// Whether the first character after apostrophes would begin a formula: our apostrophe is then
  /// one of several.
  private static func isArmed(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != "'" }.map(starts.contains) ?? false
  }
}
