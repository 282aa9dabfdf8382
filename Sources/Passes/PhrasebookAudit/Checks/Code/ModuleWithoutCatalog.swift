package import Phrasebook
import PhrasebookModel

/// Modules have strings and no catalog, while others have one.
enum ModuleWithoutCatalog {
  static let check = Check(
    "module-without-catalog", .code, .warning,
    "Modules have localizable strings and no catalog.",
    why: "Their strings cannot be translated: every user sees the source language.",
    fix: "Run `phrasebook init`, which creates the catalogs; then add them to their targets.",
    good: [
      Example("Open", ["fr": "Ouvrir"], code: .strings([ExtractedString(key: "Open")]))
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"],
        message: "74 strings in 2 modules have no catalog (Kit, Widget); run phrasebook init"
      ) {
        $0.uncoveredModules = [
          UncoveredModule(name: "Kit", strings: 70, location: .example),
          UncoveredModule(name: "Widget", strings: 4, location: nil),
        ]
      },
      Example(
        "Open", ["fr": "Ouvrir"],
        message: "1 string in 1 module has no catalog (Kit); run phrasebook init"
      ) {
        $0.uncoveredModules = [UncoveredModule(name: "Kit", strings: 1, location: .example)]
      },
      Example(
        "Open", ["fr": "Ouvrir"],
        message: "2 strings in 1 module have no catalog (Kit); run phrasebook migrate"
      ) {
        $0.uncoveredModules = [
          UncoveredModule(name: "Kit", strings: 2, location: .example, hasStringsFiles: true)
        ]
      },
    ],
    .scope { tables, report in
      // One finding for the project: each module would be one more line to read.
      let modules = tables.flatMap(\.input.uncoveredModules)
      guard let text = message(modules) else { return }
      report.add(
        text, at: modules.compactMap(\.location).prefix(1).map { $0 },
        subject: modules.map(\.name).joined(separator: ", "))
    })

  /// The maximum number of modules in the message.
  private static let limit = 6

  /// Returns the sentence about some modules; nil for an empty list.
  static func message(_ modules: [UncoveredModule]) -> Phrase? {
    let count = modules.reduce(0) { $0 + $1.strings }
    guard count > 0 else { return nil }
    let some = modules.prefix(limit).map(\.name).joined(separator: ", ")
    let rest = modules.count - limit
    let names: Phrase = rest > 0 ? "\(some) and \(rest) more" : .verbatim(some)
    let command = modules.allSatisfy(\.hasStringsFiles) ? "migrate" : "init"
    if count == 1 {
      return "1 string in 1 module has no catalog (\(names)); run phrasebook \(command)"
    }
    return modules.count == 1
      ? "\(count) strings in 1 module have no catalog (\(names)); run phrasebook \(command)"
      : """
      \(count) strings in \(modules.count) modules have no catalog (\(names)); run phrasebook \(command)
      """
  }
}

extension [UncoveredModule] {
  /// The sentence about these modules; nil for an empty list.
  package var message: Phrase? { ModuleWithoutCatalog.message(self) }
}
