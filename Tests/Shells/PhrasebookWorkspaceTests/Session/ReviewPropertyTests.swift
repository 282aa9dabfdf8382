import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import PhrasebookTranslate
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Random sequences of edits, syncs, machine fills, imports, approvals and undoing: no text is `translated`
/// that was never approved for the present source.
struct ReviewPropertyTests {
  /// The number of sequences; `PHRASEBOOK_REVIEW_SEQUENCES` sets more.
  private static let sequences =
    ProcessInfo.processInfo.environment["PHRASEBOOK_REVIEW_SEQUENCES"].flatMap { Int($0) } ?? 400

  @Test func noTextIsTranslatedThatNobodyApprovedForThePresentSource() async throws {
    var approvals = 0
    for seed in 1...UInt64(Self.sequences) {
      var world = try ReviewWorld(seed: seed)
      for step in 1...24 {
        let action = await world.act()
        let problem = world.problem
        #expect(problem == nil, "seed \(seed), step \(step) (\(action)): \(problem ?? "")")
        if problem != nil { return }
      }
      approvals += world.approvals
    }
    // A world in which nothing is ever approved shows nothing.
    #expect(approvals > Self.sequences)
  }
}

/// A catalog, its code, a translator who looks at strings and decides later, and a machine.
private struct ReviewWorld {
  /// A string as a person saw it.
  struct View {
    var identity: StringIdentity
    var version: StringVersion
    var source: String
    var text: String?
  }

  struct Approval: Equatable {
    var source: String
    var text: String
  }

  static let keys = ["a.title", "a.text", "b.title", "Plain", "Other plain"]
  static let languages = ["de", "fr"]
  static let texts = ["Cat", "Dog", "Dog!", "Cat and dog", "dog"]

  var random: SeededGenerator
  var table: SessionTable
  var catalog: Catalog
  /// The default values in the code; nil for a plain key; a key that is not here is not in the code.
  var code: [String: String?] = [:]
  var views: [View] = []
  var journal: [[EditJournal.Item]] = []
  var approved: [StringIdentity: Approval] = [:]
  var approvals = 0

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    try folder.write(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "T.xcstrings")
    table = try SessionTable(file: folder("T.xcstrings"), settings: nil)
    catalog = table.catalog
    for key in Self.keys { code[key] = .some(key.contains(".") ? "Cat" : nil) }
    sync()
  }

  mutating func act() async -> String {
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      changeCode()
      return "code"
    case 1, 2:
      sync()
      return "sync"
    case 3:
      await fill()
      return "fill"
    case 4, 5:
      look()
      return "look"
    case 6:
      editSource()
      return "source"
    case 7:
      undo()
      return "undo"
    case 8:
      takeFile()
      return "import"
    default:
      decide()
      return "decide"
    }
  }

  /// The first problem of the catalog; nil for a valid one.
  var problem: String? {
    for (key, entry) in catalog.entries {
      for language in Self.languages {
        guard let unit = entry.localizations[language]?.stringUnit, unit.state == .translated else {
          continue
        }
        let present = Approval(source: source(of: key), text: unit.value)
        let known = approved[identity(key, language)]
        if known != present {
          return
            "\(key) \(language) is translated: \(present), approved: \(String(describing: known))"
        }
      }
    }
    return nil
  }

  private func identity(_ key: String, _ language: String) -> StringIdentity {
    StringIdentity(file: table.file, key: key, language: language)
  }

  private func source(of key: String) -> String {
    catalog[key]?.localizations["en"]?.headline ?? key
  }

  private mutating func changeCode() {
    guard let key = random.pick(Self.keys) else { return }
    if random.chance(0.3) {
      code[key] = nil
    } else {
      code[key] = .some(key.contains(".") ? random.pick(Self.texts) : nil)
    }
  }

  private mutating func sync() {
    let strings = code.sorted { $0.key < $1.key }.map { key, value in
      ExtractedString(
        key: key, table: table.name, defaultValue: value,
        locations: [Location(file: "A.swift", line: 1, column: 1)])
    }
    catalog =
      Sync()(catalog, with: Extraction(strings: strings), table: table.name).catalog
  }

  private mutating func fill() async {
    let translator = PseudoTranslator(.accented)
    let wanted = random.pick([State.machineTranslated, .needsReview, .translated]) ?? .needsReview
    let filled = await Filling(
      catalog, table: table.name, language: random.pick(Self.languages) ?? "de",
      options: FillingOptions(state: TranslateRun.state(wanted, by: translator))
    ).run(with: translator)
    catalog = filled.catalog
  }

  /// A file comes back from a translator, who saw a source that may be another one by now. A tool that
  /// keeps a machine's mark on a new text does not approve it.
  private mutating func takeFile() {
    guard let view = random.pick(views), let text = random.pick(Self.texts),
      let state = random.pick([State.translated, .machineTranslated, .needsReview])
    else { return }
    let (key, language) = (view.identity.key, view.identity.language)
    let sent = ExchangeUnit(
      key: key, source: view.source, target: view.text, state: random.chance(0.5) ? state : nil)
    let unit = ExchangeUnit(key: key, source: view.source, target: text, state: state)
    let part = ImportedTable(
      table: ExchangeTable(name: table.name, units: [unit]), sourceLanguage: "en",
      language: language,
      exported: random.chance(0.5) ? ExchangeTable(name: table.name, units: [sent]) : nil)
    let isPresent = catalog[key] != nil && source(of: key) == view.source
    catalog = Import.apply([part], to: catalog, table: table.name).catalog
    let now = catalog[key]?.localizations[language]?.stringUnit
    if isPresent, state == .translated, now == StringUnit(.translated, text) {
      approved[view.identity] = Approval(source: view.source, text: text)
    }
  }

  /// A person looks at a string and will decide later, when it may be another one.
  private mutating func look() {
    guard let key = random.pick(catalog.keys), let language = random.pick(Self.languages),
      let entry = catalog[key]
    else { return }
    views.append(
      View(
        identity: identity(key, language),
        version: StringVersion(of: entry, key: key, language: language, sourceLanguage: "en"),
        source: source(of: key), text: entry.localizations[language]?.stringUnit?.value))
  }

  private mutating func decide() {
    if views.isEmpty || random.chance(0.5) { look() }
    guard let view = random.pick(views) else { return }
    let text = random.chance(0.5) ? view.text : random.pick(Self.texts)
    let state: State = random.chance(0.7) ? .translated : .needsReview
    let isApproval = text == view.text && state == .translated
    let action: StringDecision.Action =
      isApproval
      ? .mark(.translated)
      : .replace([StringEdit.Text(path: VariationPath(), value: text ?? "?")], state)
    guard run(StringDecision(view.identity, seen: view.version, action)) else { return }
    guard state == .translated, let text = isApproval ? view.text : text ?? "?" else { return }
    approved[view.identity] = Approval(source: view.source, text: text)
    approvals += 1
  }

  private mutating func editSource() {
    guard let key = random.pick(catalog.keys), let entry = catalog[key],
      let text = random.pick(Self.texts)
    else { return }
    let version = StringVersion(of: entry, key: key, language: "en", sourceLanguage: "en")
    let edit = StringEdit.Text(path: VariationPath(), value: text)
    _ = run(
      StringDecision(identity(key, "en"), seen: version, .replace([edit], .translated)))
  }

  private mutating func run(_ decision: StringDecision) -> Bool {
    let outcome = DecisionRun(table: table, decisions: [decision]).run(on: &catalog)
    if !outcome.items.isEmpty { journal.append(outcome.items) }
    return !outcome.done.isEmpty
  }

  private mutating func undo() {
    guard let items = journal.popLast() else { return }
    let before = catalog
    _ = UndoRun(table: table, items: items).run(on: &catalog)
    // An undone edit restores texts that were approved before, for the same source.
    for item in items {
      for language in Self.languages {
        guard let unit = catalog[item.key]?.localizations[language]?.stringUnit,
          unit.state == .translated,
          before[item.key]?.localizations[language] != catalog[item.key]?.localizations[language],
          let old = item.before.localizations[language]?.stringUnit, old == unit
        else { continue }
        let was = item.before.localizations["en"]?.headline ?? item.key
        approved[identity(item.key, language)] = Approval(source: was, text: unit.value)
      }
    }
  }
}
