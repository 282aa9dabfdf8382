import Phrasebook
import PhrasebookModel

/// A number precedes a noun, and the text has no plural forms.
enum PluralCandidate {
  static let check = Check(
    "plural-candidate", .code, .note,
    "A number is followed by a noun, and the string has no plural forms.",
    why: "Users read \"1 files\".",
    fix: "Vary the text by plural.",
    good: [
      Example("%lld files", ["en": ["one": "%lld file", "other": "%lld files"]]),
      Example("Page %lld of %lld"),
      Example("%lld%%"),
      Example("%lld kbps"),
      Example("Year %lld events"),
      Example("Code %lld means failure"),
      Example("%lld of your friends like this"),
      Example("%lld Prozent", source: "de"),
      Example("Teil %lld", source: "de"),
    ],
    bad: [
      Example(
        "Delete %lld files?", message: "\"%lld files\" has no plural forms", marking: "%lld files"),
      Example(
        "You have %lld new messages", message: "\"%lld new messages\" has no plural forms",
        marking: "%lld new messages"),
      Example("%lld people like this", message: "\"%lld people\" has no plural forms"),
      Example("Expires in %lld day(s)", message: "\"%lld day(s)\" has no plural forms"),
      Example(
        "%lld Dateien löschen", source: "de", message: "\"%lld Dateien\" has no plural forms"),
      Example(
        "Supprimer %lld fichiers", source: "fr", message: "\"%lld fichiers\" has no plural forms"),
      Example("Выбрано %lld файлов", source: "ru", message: "\"%lld файлов\" has no plural forms"),
    ],
    .string { string, report in
      guard string.localized.isSource, string.category == nil,
        string.features.contains(.percent)
      else { return }
      for placeholder in string.placeholders where placeholder.kind == .argument {
        guard let conversion = placeholder.conversion, "diu".contains(conversion),
          let end = CountedNoun.end(behind: placeholder.range, in: string)
        else { continue }
        let range = placeholder.range.lowerBound..<end
        report.add("\"\(string.part(range))\" has no plural forms", in: string, range)
        return
      }
    })
}
