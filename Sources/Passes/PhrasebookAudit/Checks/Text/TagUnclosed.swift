import Phrasebook
import PhrasebookModel

/// Tags are not closed in the order in which they were opened.
enum TagUnclosed {
  static let check = Check(
    "tag-unclosed", .text, .warning,
    "Tags are not closed in the order in which they were opened.",
    why: "The rest of the page changes its style, or the text is not shown at all.",
    fix: "Close every tag, the last one first.",
    good: [
      Example("<b>Read <i>this</i></b>", ["fr": "<b>Lisez <i>ceci</i></b>"]),
      Example("One<br>Two", ["fr": "Un<br>Deux"]),
    ],
    bad: [
      Example(
        "<b>Read <i>this</i></b>", ["fr": "<b>Lisez <i>ceci</b></i>"], message: "</b> closes <i>",
        marking: "</b>")
    ],
    .string { string, report in
      guard string.features.contains(.angle) else { return }
      var open: [Markup.Tag] = []
      for tag in string.markup.realTags where !tag.isAlone && !Markup.void.contains(tag.name) {
        guard tag.isClosing else {
          open.append(tag)
          continue
        }
        guard let last = open.popLast() else {
          return report.add("\(tag.text) closes nothing", in: string, tag.range)
        }
        if last.name != tag.name {
          return report.add("\(tag.text) closes \(last.text)", in: string, tag.range)
        }
      }
    })
}
