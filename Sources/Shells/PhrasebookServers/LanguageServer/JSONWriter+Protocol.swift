import PhrasebookWorkspace

// Values of the Language Server Protocol.

extension JSONWriter {
  mutating func position(_ position: DocumentText.Position) {
    object {
      $0.member("line", position.line)
      $0.member("character", position.character)
    }
  }

  mutating func range(
    _ range: Range<Int>, in text: DocumentText, _ encoding: DocumentText.Encoding
  ) {
    object {
      $0.name("start")
      $0.position(text.position(of: range.lowerBound, in: encoding))
      $0.name("end")
      $0.position(text.position(of: range.upperBound, in: encoding))
    }
  }

  /// A member with a range.
  mutating func member(
    _ name: StaticString, _ range: Range<Int>, in text: DocumentText,
    _ encoding: DocumentText.Encoding
  ) {
    self.name(name)
    self.range(range, in: text, encoding)
  }

  /// A member with a value of true or false.
  mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  /// A member with an object.
  mutating func member(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }
}
