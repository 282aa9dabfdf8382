/// The next item of an XML file. Names are as written, with prefixes.
package enum XMLEvent: Equatable, Sendable {
  /// An element begins; `<a/>` gives this and then its end.
  case start(XMLTag)
  case end(String)
  /// Text with its references resolved and its line ends as `\n`; never empty.
  case text(String)
  /// The content of `<![CDATA[…]]>`.
  case cdata(String)
  case comment(String)
  case instruction(target: String, data: String)
  /// The text between `<!DOCTYPE` and `>`: only names; nothing is loaded.
  case doctype(String)
}

/// The start of an element.
package struct XMLTag: Hashable, Sendable {
  package var name: String
  /// In the order of the file; no two have the same name.
  package var attributes: [XMLAttribute]
  /// Whether it is written as `<a/>`.
  package var isEmpty: Bool

  package init(_ name: String, _ attributes: [XMLAttribute] = [], isEmpty: Bool = false) {
    self.name = name
    self.attributes = attributes
    self.isEmpty = isEmpty
  }

  /// The value of an attribute; nil if it is missing.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// A name and a value in a tag.
package struct XMLAttribute: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
