internal import PhrasebookModel

/// What stands in a `source` or a `target`: text, and perhaps tags of a tool within it.
struct InlineText {
  /// The text, each tag replaced by what it stands for.
  var text = ""
  /// The content as it is written where it has tags; nil for text alone.
  var markup: String?
  /// The name of the first tag.
  var tag: String?

  /// What a tag becomes: a text before its content, one behind it, and whether the content counts.
  struct Meaning {
    var before = ""
    var after = ""
    /// Stands for a tag that has no content of its own.
    var placeholder = ""
  }

  /// Reads the content of the element whose start was the last event, to its end.
  static func read(
    _ reader: inout XMLReader, _ meaning: (XMLTag) -> Meaning = { _ in Meaning() }
  ) throws(UnreadableFile) -> InlineText {
    var result = InlineText()
    var open: [(meaning: Meaning, length: Int)] = []
    let depth = reader.depth
    let begin = reader.offset
    while let event = try reader.next() {
      switch event {
      case .text(let text), .cdata(let text): result.text += text
      case .start(let tag):
        result.tag = result.tag ?? tag.name
        let meaning = meaning(tag)
        result.text += meaning.before
        open.append((meaning, result.text.utf8.count))
      case .end:
        guard reader.depth >= depth, let last = open.popLast() else {
          if result.tag != nil { result.markup = reader.source(begin..<reader.start) }
          return result
        }
        if result.text.utf8.count == last.length { result.text += last.meaning.placeholder }
        result.text += last.meaning.after
      case .comment, .instruction, .doctype: break
      }
    }
    return result
  }

  /// Reads content that was kept, to see what it says.
  static func read(
    markup: String, _ meaning: (XMLTag) -> Meaning = { _ in Meaning() }
  ) -> InlineText? {
    do {
      var reader = try XMLMarkup.reader(of: markup)
      return try read(&reader, meaning)
    } catch {
      return nil
    }
  }
}
