extension Extract {
  /// The first step for a whole file in the language that its name says; Swift where it says none.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - relevant: What makes the name of a called function matter in Objective-C.
  package static func facts(
    of bytes: UnsafeBufferPointer<UInt8>, path: String, relevant: RelevantNames
  ) -> Facts {
    switch SourceLanguage(path: path) {
    case .objectiveC: ObjectiveCReader.read(bytes, relevant: relevant)
    case .swift, nil: FactsReader.read(bytes)
    }
  }

  /// What a fast look at a file tells, in the language that its name says.
  package static func outline(
    of bytes: UnsafeBufferPointer<UInt8>, path: String, scanner: inout SourceScanner
  ) -> Outline {
    if SourceLanguage(path: path) == .objectiveC {
      return Outline(objectiveC: bytes, relevant: scanner.relevant)
    }
    return scanner.scan(bytes)
  }
}

extension Outline {
  /// Looks at Objective-C or C: it matters as a whole where the name of a function that looks
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
