import Phrasebook
import PhrasebookModel

/// A translation has another number of lines than the source.
enum NewlineCount {
  static let check = Check(
    "newline-count", .text, .note,
    "A translation has another number of lines than the source.",
    why: "Paragraphs are missing or run into each other.",
    fix: "Break the lines where the source does.",
    good: [
      Example("One\nTwo", ["fr": "Un\nDeux"]),
      Example(
        "All of the traffic is secured\nthrough the network.",
        [
          "fr": "Tout est sûr\npar ceci.", "es": "Todo\nes así.", "it": "Va\nbene.",
          "de": "Alles ist gut.",
        ]),
      Example("2. Choose\nthat one", ["de": "2. Wähle das da"]),
      Example("It is done. Go on.", ["uk": "Готово.\nПродовжуйте."]),
      Example("It is done.\nGo on.", ["de": "Es ist fertig. Machen Sie weiter."]),
      Example(
        "It failed\nDetails: %@",
        ["fr": "Échec : %@", "cs": "Chyba: %@", "hi": "विफल: %@", "de": "Fehler\nGenauer: %@"]),
      Example(
        "Move it to\nthe /Applications folder",
        [
          "de": "Lege es in\nden Ordner /Applications", "fr": "Va dans\nle dossier /Applications",
          "es": "Ponlo en\nla carpeta /Applications", "it": "Spostalo in /Applications",
        ]),
      Example(
        "Connect to secure all of your device’s\nInternet traffic.",
        ["de": "Verbinde dich, um den Internetverkehr zu sichern."]),
    ],
    bad: [
      Example(
        "First\nSecond\nThird", ["de": "Erster Zweiter Dritter"],
        message: "1 line, the source has 3"),
      Example("First\nSecond", ["fr": "Premier Deuxième"], message: "1 line, the source has 2"),
      Example("Hello world", ["de": "Hallo\nWelt"], message: "2 lines, the source has 1"),
      Example("One\n\nTwo", ["fr": "Un Deux"], message: "1 line, the source has 3"),
      Example("It failed\nDetails: %@", ["fr": "Échec %@"], message: "1 line, the source has 2"),
      Example(
        "It is done.\nYou can go on.", ["de": "Es ist fertig, Sie können weitermachen"],
        message: "1 line, the source has 2"),
      Example(
        "First line\nSecond line",
        [
          "de": "Erste Zeile\nZweite Zeile", "fr": "Première ligne\nDeuxième ligne",
          "es": "Primera línea\nSegunda línea", "it": "Prima riga Seconda riga",
        ], message: "1 line, the source has 2"),
    ],
    .translation { string, source, report in
      guard
        string.features.contains(.newline) || source.features.contains(.newline)
          || string.characters.hasControl
      else { return }
      let (here, there) = (string.lineBreaks.lineCount, source.lineBreaks.lineCount)
      guard here != there else { return }
      // Each language wraps sentences in its own way, and a long text may have a few lines more;
      // lines that are items have to match.
      let isLong = there > 9 && here > there && (here - there) * 5 <= there
      let isMeant =
        abs(here - there) > 2 || string.lineBreaks.separators != source.lineBreaks.separators
        || here == 1 && source.lineBreaks.sentenceEnds > 0
        || (here < there ? source : string).lineBreaks.areBetweenItems
      guard isMeant, !isLong, !joinsSentences(of: source, in: string) else { return }
      // A difference that most languages share is layout.
      guard string.agreement(where: { $0.lineBreaks.lineCount == here }) == nil else { return }
      report.add(
        here == 1
          ? "1 line, the source has \(there)" : "\(here) lines, the source has \(there)",
        in: string)
    })
}

extension NewlineCount {
  /// Whether one line break between two sentences has become a space.
  private static func joinsSentences(of source: AuditedString, in string: AuditedString) -> Bool {
    source.lineBreaks.lineCount - string.lineBreaks.lineCount == 1
      && string.lineBreaks.separators == source.lineBreaks.separators
      && source.lineBreaks.sentenceEnds > string.lineBreaks.sentenceEnds
      && string.hasSentencesInside
  }
}
