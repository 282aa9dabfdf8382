extension Extract {
  /// The first step for a whole file in the language of its extension; Swift if it has no known
  /// one.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - relevant: The names of functions that matter in Objective-C.
  package static func facts(
    of bytes: UnsafeBufferPointer<UInt8>, path: String, relevant: RelevantNames
  ) -> Facts {
    switch SourceLanguage(path: path) {
    case .objectiveC: ObjectiveCReader.read(bytes, relevant: relevant)
    case .swift, nil: FactsReader.read(bytes)
    }
  }

  /// The outline of a file, in the language of its extension.
  package static func outline(
    of bytes: UnsafeBufferPointer<UInt8>, path: String, scanner: inout SourceScanner
  ) -> Outline {
    if SourceLanguage(path: path) == .objectiveC {
      return Outline(objectiveC: bytes, relevant: scanner.contexts.relevant)
    }
    return scanner.scan(bytes)
  }
}

extension Outline {
  /// Looks at Objective-C or C: it matters as a whole if the name of a function that looks
  /// strings up is in it, if only in a comment.
  init(objectiveC bytes: UnsafeBufferPointer<UInt8>, relevant: RelevantNames) {
    self.init()
    var item = Item(.code, parent: -1, start: 0)
    item.end = UInt32(truncatingIfNeeded: bytes.count)
    var lexer = Lexer(bytes)
    while !lexer.isAtEnd, !item.matters {
      if ByteClass.isIdentifier(lexer.byte()) {
        item.matters = relevant.mention(lexer.skipWord()) != .none
      } else {
        lexer.at += 1
      }
    }
    if item.matters { items = [item] }
  }
}
