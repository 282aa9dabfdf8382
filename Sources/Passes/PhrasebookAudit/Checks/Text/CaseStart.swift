import Phrasebook
import PhrasebookModel

/// Only one of source and translation begins with a capital.
enum CaseStart {
  static let check = Check(
    "case-start", .text, .note,
    "Only one of source and translation begins with a capital.",
    why: "A title or a sentence looks unfinished among the others.",
    fix: "Begin as the source does, unless the language has another convention.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("Photos", ["de": "iPhone-Fotos"]),
      Example("open", ["de": "Öffnen"]),
      Example("Make Lower Case", ["pt": "tudo em minúsculas"]),
      Example(
        keys: (1...10).map { number in
          let word = number < 3 ? "ouvrir" : "Ouvrir"
          return .init("Open it \(number)", ["fr": .text("\(word) \(number)")])
        }),
      Example(
        keys: ["time", "speed", "place", "mood"].map { name in
          .init(
            "feature.\(name).text", ["en": "Choose what you like", "ru": "и всё, что нравится"])
        }),
    ],
    bad: [
      Example(
        "Open file", ["fr": "ouvrir le fichier"],
        message: "the source begins with a capital, the translation does not", marking: "o")
    ], sparesHabits: true,
    .translation { string, source, report in
      guard let here = firstLetter(in: string), let there = firstLetter(in: source),
        there.scalar.properties.isUppercase,
        Script.of(here.scalar) == string.language.script,
        string.path == source.path || string.substitution == nil
      else { return }
      report.compare(string)
      guard here.scalar.properties.isLowercase,
        here.scalar.properties.titlecaseMapping != String(here.scalar), !beginsWithName(string),
        !namesCase(source)
      else { return }
      report.add(
        "the source begins with a capital, the translation does not", in: string, here.range)
    })
}

extension CaseStart {
  /// Whether it is a text about lowercase and capital letters, which may show them.
  private static func namesCase(_ string: AuditedString) -> Bool {
    let words = string.value.lowercased()
    return ["lower case", "lowercase", "upper case", "uppercase"].contains { words.contains($0) }
  }

  /// The first letter, if only spaces and quotation marks precede it.
  private static func firstLetter(in string: AuditedString) -> (
    scalar: Unicode.Scalar, range: Range<Int>
  )? {
    var index = 0
    while let (scalar, next) = string.bytes.scalar(at: index) {
      if scalar.value < 0x80 ? scalar.properties.isAlphabetic : scalar.properties.isCased {
        return (scalar, index..<next)
      }
      let isOpening = scalar.properties.isWhitespace || scalar.properties.isQuotationMark
      guard isOpening, next < 12 else { return nil }
      index = next
    }
    return nil
  }

  /// Whether it is words that begin small on purpose: `iPhone`, `macOS`, `example.com`, `l’iPhone`.
  private static func beginsWithName(_ string: AuditedString) -> Bool {
    let word = string.value.drop { !$0.isLetter }.prefix { !$0.isWhitespace }
    return word.dropFirst().contains { $0.isUppercase || $0 == "." || $0 == "/" || $0 == "_" }
      || word.dropFirst().first.map { "’'-".contains($0) } == true
      || subjectBeginsSo(String(word), in: string)
  }

  private static func subjectBeginsSo(_ word: String, in string: AuditedString) -> Bool {
    string.entry.source.strings.contains { $0.value.contains(word) }
  }
}
