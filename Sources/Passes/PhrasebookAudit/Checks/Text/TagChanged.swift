import Phrasebook
import PhrasebookModel

/// The tags of source and translation differ.
enum TagChanged {
  static let check = Check(
    "tag-changed", .text, .warning,
    "The tags of source and translation differ.",
    why: "Links and emphasis are lost, or the tags themselves are shown.",
    fix: "Keep every tag of the source, in pairs.",
    good: [
      Example("Read <b>this</b>", ["fr": "Lisez <b>ceci</b>"]),
      Example("<none>", ["fr": "<aucun>"]),
      Example("a < b", ["fr": "a < b"]),
    ],
    bad: [
      Example("Read <b>this</b>", ["fr": "Lisez ceci"], message: "<b> of the source is missing"),
      Example(
        "Read <b>this</b>", ["fr": "Lisez <b>ceci<b>"], message: "</b> of the source is missing"),
      Example(
        "Read this", ["fr": "Lisez <i>ceci</i>"], message: "the source has no <i>", marking: "<i>"),
    ],
    .translation { string, source, report in
      guard string.features.contains(.angle) || source.features.contains(.angle) else { return }
      var left = source.markup.realTags.map(\.text)
      var tags = string.markup.realTags
      // Lines break elsewhere in another language; if no break is left, that is reported.
      if left.contains(where: \.breaksLine), tags.contains(where: \.text.breaksLine) {
        left.removeAll(where: \.breaksLine)
        tags.removeAll(where: \.text.breaksLine)
      }
      var extra: [Markup.Tag] = []
      for tag in tags {
        if let index = left.firstIndex(of: tag.text) {
          left.remove(at: index)
        } else {
          extra.append(tag)
        }
      }
      // <br> and <br/> are one.
      left.removeAll { text in
        guard
          let index = extra.firstIndex(where: {
            $0.text.filter { $0 != "/" } == text.filter { $0 != "/" }
              && Markup.void.contains($0.name)
          })
        else { return false }
        extra.remove(at: index)
        return true
      }
      if let missing = left.first {
        report.add("\(missing) of the source is missing", in: string)
      } else if let tag = extra.first {
        report.add("the source has no \(tag.text)", in: string, tag.range)
      }
    })
}

extension String {
  /// Whether it is the tag that breaks a line, or may.
  fileprivate var breaksLine: Bool { ["<br>", "<br/>", "<wbr>", "<wbr/>"].contains(self) }
}
