/// The way in which protected parts are marked for a translator.
public enum MarkStyle: Hashable, Sendable {
  /// `⟦0⟧`: does not occur in texts, and engines without markup keep it.
  case brackets
  /// `<x id="0"/>`, with `&lt;` and `&amp;` in the text: for services that handle XML.
  case xml
  /// `<span translate="no" id="0"></span>`, with text escaped: for services that handle HTML.
  case html
  /// The text unchanged, for engines that know catalogs.
  case none

  /// Whether the text around marks is escaped as in XML.
  var isMarkup: Bool { self == .xml || self == .html }
}
