import Phrasebook
import PhrasebookModel

/// An automatic inflection of the source is missing or broken.
enum InflectionChanged {
  static let check = Check(
    "inflection-changed", .placeholders, .warning,
    "An automatic inflection of the source is missing or broken.",
    why: "The word no longer follows the number, or the marks around it are shown.",
    fix: "Keep `^[` and `](inflect: true)` around the words that change, or write plural forms.",
    good: [
      Example("^[%lld file](inflect: true)", ["es": "^[%lld archivo](inflect: true)"]),
      Example("^[%lld file](inflect: true)", ["ja": "%lld個のファイル"]),
    ],
    bad: [
      Example(
        "Add ^[%lld file](inflect: true)", ["es": "Añadir ^[%lld archivo](inflect: false)"],
        message: "the inflection is switched off, the source's is not", marking: "^["),
      Example(
        "^[%@](inflect: true, agreeWithArgument: 1)", ["es": "^[%@](inflect: true)"],
        message: "the inflection has nothing to agree with", marking: "^["),
      Example(
        "Add ^[%lld file](inflect: true)", ["es": "Añadir ^[%lld archivo]"],
        message: "the inflection has no (inflect: true) after it", marking: "^["),
      Example(
        "Add ^[%lld file](inflect: true)", ["es": "Añadir ^[%lld archivo](inflect: truc)"],
        message: "the inflection has no (inflect: true) after it", marking: "^["),
      Example(
        "Add ^[%lld file](inflect: true)", ["es": "Añadir ^[%lld archivo](inflec: true)"],
        message: "the inflection has no (inflect: true) after it", marking: "^["),
      Example(
        "Add ^[%lld file](inflect: true)", ["es": "Añadir %lld archivo"],
        message: "the inflection of the source is missing"),
      Example(
        "^[%lld file](inflect: true) in ^[%lld box](inflect: true)",
        ["es": "^[%1$lld archivo](inflect: true) en %2$lld caja"],
        message: "the inflection of the source is missing"),
    ],
    .translation { string, source, report in
      guard source.features.contains(.caret) || string.features.contains(.caret) else { return }
      let (here, there) = (string.inflections, source.inflections)
      if let broken = here.first(where: { !$0.isWhole }) {
        report.add("the inflection has no (inflect: true) after it", in: string, broken.range)
      } else if let off = here.first(where: \.isOff), !there.contains(where: \.isOff),
        !there.isEmpty
      {
        report.add("the inflection is switched off, the source's is not", in: string, off.range)
      } else if let lost = here.first(where: { !$0.agrees }), here.count == there.count,
        there.allSatisfy(\.agrees), string.language.isInflected
      {
        report.add("the inflection has nothing to agree with", in: string, lost.range)
      } else if here.count < there.count, string.language.isInflected, string.category == nil {
        report.add("the inflection of the source is missing", in: string)
      }
    })
}
