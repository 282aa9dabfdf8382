internal import PhrasebookModel

/// The identity of a unit: a key, and its form.
///
/// Xcode joins the two with `|==|` and takes the last one that a form follows for the border.
struct XLIFFIdentifier: Hashable {
  var key: String
  var path: VariationPath

  init(key: String, path: VariationPath) {
    self.key = key
    self.path = path
  }

  /// Reads the `id` of a unit.
  init(_ text: String) {
    self.init(key: text, path: VariationPath())
    guard text.hasByte(UInt8(ascii: "|")), let border = text.lastRange(exactly: Self.mark),
      let path = VariationPath(exchanged: String(text[border.upperBound...])), !path.isRoot
    else { return }
    key = String(text[..<border.lowerBound])
    self.path = path
  }

  /// The `id`; nil if a reader would take it for another key.
  var text: String? {
    let text = path.isRoot ? key : key + Self.mark + path.exchanged
    let read = XLIFFIdentifier(text)
    return read.key.utf8.elementsEqual(key.utf8) && read.path == path ? text : nil
  }

  private static let mark = "|==|"
}
