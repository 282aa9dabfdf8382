internal import CatalogJSON

/// The text around the state and the value of a localization with only a string unit: the same for
/// all languages of an entry.
struct TextFrame {
  let before: [UInt8]
  let between: [UInt8]
  let after: [UInt8]

  /// - Parameters:
  ///   - line: A newline and the indentation of the line that the localization begins on.
  ///   - isInline: Whether the container is on one line.
  init(_ style: Style, line: [UInt8], isInline: Bool) {
    let unitIsInline = isInline || style.oneLine[.localization]
    let textIsInline = unitIsInline || style.oneLine[.stringUnit]
    let unitLine = unitIsInline ? line : line + style.indent
    let textLine = textIsInline ? unitLine : unitLine + style.indent
    func name(_ field: CatalogField) -> [UInt8] { Array("\"\(field.name)\"".utf8) + style.colon }

    before =
      [.openBrace] + (unitIsInline ? style.objectPadding : unitLine) + name(.stringUnit)
      + [.openBrace] + (textIsInline ? style.objectPadding : textLine) + name(.state)
    between = (textIsInline ? style.comma : [.comma] + textLine) + name(.value)
    after =
      (textIsInline ? style.objectPadding : unitLine) + [.closeBrace]
      + (unitIsInline ? style.objectPadding : line) + [.closeBrace]
  }
}
