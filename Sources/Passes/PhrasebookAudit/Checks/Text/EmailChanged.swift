import Phrasebook
import PhrasebookModel

/// An e-mail address differs from the source.
enum EmailChanged {
  static let check = Check(
    "email-changed", .text, .warning,
    "An e-mail address differs from the source.",
    why: "Mail goes to the wrong address, or comes back.",
    fix: "Keep the address.",
    good: [
      Example("Write to help@example.com.", ["fr": "Écrivez à help@example.com."]),
      Example("name@example.com", ["fr": "nom@exemple.com"]),
    ],
    bad: [
      Example(
        "Write to help@example.com", ["fr": "Écrivez à aide@example.com"],
        message: "aide@example.com is not in the source: help@example.com",
        marking: "aide@example.com"
      ),
      Example(
        "Write to help@example.com", ["fr": "Écrivez-nous"],
        message: "help@example.com of the source is missing"),
    ],
    .translation { string, source, report in
      guard source.features.contains(.at) || string.features.contains(.at) else { return }
      let there = source.addresses.mails.map(\.text)
      let here = string.addresses.mails
      // A text that is only an address shows the format, in each language's words.
      if there.count == 1, there.first == source.value, here.count == 1 { return }
      var missing = there.filter { text in !here.contains { $0.text == text } }
      for (text, range) in here where !there.contains(text) {
        if let old = missing.popLast() {
          report.add("\(text) is not in the source: \(old)", in: string, range)
        } else {
          report.add("the source has no \(text)", in: string, range)
        }
      }
      for text in missing { report.add("\(text) of the source is missing", in: string) }
    })
}
