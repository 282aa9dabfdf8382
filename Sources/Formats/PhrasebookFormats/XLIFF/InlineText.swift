/// The content of a `source` or a `target`: text, and tags of a tool.
struct InlineText {
  /// The text, with each tag replaced by its meaning.
  var text = ""
  /// The source text of content with tags; nil for plain text.
  var markup: String?
  /// The name of the first tag.
  var tag: String?

  /// The meaning of a tag: a text before its content, one after it, and whether the content counts.
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

  /// Reads kept content.
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
