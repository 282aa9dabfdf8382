import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport

@testable import PhrasebookWorkspace

/// A copy of a whole project whose sources and catalogs change at random.
final class EditedCopy {
  private let folder: TemporaryFolder
  private var random: SeededGenerator
  private var sources: [String] = []
  private var catalogs: [String] = []
  /// The files that decide which sources feed which catalogs, or that are read with a catalog.
  private var descriptions: [String] = []
  /// The source that was edited last.
  private var edited: String?
  /// The removed files, which are restored later.
  private var removed: [(path: String, data: Data)] = []

  var path: String { folder.path }

  init(of project: URL, seed: UInt64) throws {
    folder = try TemporaryFolder(copying: project, named: project.lastPathComponent)
    random = SeededGenerator(seed: seed)
    for path in try folder.contents(except: [".build", ".git"]).keys.sorted() {
      if path.hasSuffix(".xcstrings") { catalogs.append(path) }
      if path.hasSuffix(".swift"), !path.hasSuffix("Package.swift") { sources.append(path) }
      if LiveFileKind(folder(path)) == .description { descriptions.append(path) }
    }
  }

  /// Changes, adds or removes one file.
  func edit() throws -> (name: String, files: Set<String>) {
    switch Int.random(in: 0..<13, using: &random) {
    case 0..<5:
      // A file that is being edited is edited again.
      let again = random.chance(0.5) ? edited.flatMap { sources.contains($0) ? $0 : nil } : nil
      guard let path = again ?? random.pick(sources) else { break }
      edited = path
      try editSource(path)
      return ("source \(path)", [folder(path)])
    case 5..<9:
      guard let path = random.pick(catalogs) else { break }
      try editCatalog(path)
      return ("catalog \(path)", [folder(path)])
    case 9:
      guard let path = random.pick(sources), let text = try? text(of: path) else { break }
      let copy = (path as NSString).deletingLastPathComponent + "/Copy\(sources.count).swift"
      try folder.write(text, to: copy)
      sources.append(copy)
      return ("add \(copy)", [folder(copy)])
    case 10:
      guard let path = random.pick(sources + catalogs), let data = try? folder.data(at: path) else {
        break
      }
      try FileManager.default.removeItem(atPath: folder(path))
      removed.append((path, data))
      sources.removeAll { $0 == path }
      catalogs.removeAll { $0 == path }
      return ("remove \(path)", [folder(path)])
    case 11:
      guard let path = random.pick(descriptions) else { break }
      try editDescription(path)
      return ("description \(path)", [folder(path)])
    default:
      guard !removed.isEmpty else { break }
      let (path, data) = removed.removeFirst()
      try data.write(to: folder.url.appendingPathComponent(path))
      if path.hasSuffix(".xcstrings") {
        catalogs.append(path)
      } else if !descriptions.contains(path) {
        sources.append(path)
      }
      return ("restore \(path)", [folder(path)])
    }
    return ("nothing", [])
  }

  private func text(of path: String) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  // MARK: Sources

  private static let lines = [
    "", "import SwiftUI", "import Fancy", "let added = Text(\"Added\")", "// a remark", "#if DEBUG",
    "#endif",
    "func show(_ title: LocalizedStringKey) {}", "typealias Title = LocalizedStringKey",
    "let made = String(localized: \"made\", comment: \"How it was made\")",
    "let old = NSLocalizedString(\"old.title\", value: \"Old\", comment: \"\")",
    "let format = String(format: NSLocalizedString(\"%lld files\", comment: \"\"), 3)",
    "struct Panel { init(_ title: LocalizedStringKey) {} }", "let panel = Panel(\"Panel\")",
  ]

  /// Pieces of code as they are while someone types.
  private static let pieces = [
    "Text(\"Typ", "\"", "(", ")", "[", "{", "}", "\n", "\\(", "String(localized: \"typed\"",
    "func typed(", "\"\"\"", ", ",
  ]

  /// Adds, removes, repeats or moves a line, changes letters of one, or types a piece of code into it.
  private func editSource(_ path: String) throws {
    var lines = try text(of: path).components(separatedBy: "\n")
    let place = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 5, 6:
      let at = lines[place].indices.randomElement(using: &random) ?? lines[place].endIndex
      lines[place].insert(contentsOf: random.pick(Self.pieces) ?? "", at: at)
    case 0: lines.insert(random.pick(Self.lines) ?? "", at: place)
    case 1: lines.remove(at: place)
    case 2: lines.insert(lines[place], at: Int.random(in: 0...lines.count, using: &random))
    case 3: lines.insert("", at: 0)
    default: lines[place] = lines[place].replacingOccurrences(of: "e", with: "3")
    }
    try folder.write(lines.joined(separator: "\n"), to: path)
  }

  // MARK: Descriptions

  /// Removes, repeats or changes a line, until the file is restored.
  private func editDescription(_ path: String) throws {
    let data = try folder.data(at: path)
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    let place = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    default: lines[place] = lines[place].replacingOccurrences(of: "a", with: "b")
    }
    try folder.write(lines.joined(separator: "\n"), to: path)
    removed.append((path, data))
  }

  // MARK: Catalogs

  private func editCatalog(_ path: String) throws {
    let data = try folder.data(at: path)
    if random.chance(0.08) {
      let damaged = random.mutated([UInt8](data))
      try Data(damaged).write(to: folder.url.appendingPathComponent(path))
      removed.append((path, data))
      return
    }
    guard var catalog = try? XCStrings.read([UInt8](data), file: path).catalog else { return }
    let key = random.pick(catalog.keys) ?? "first"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: catalog[key] = nil
    case 1: catalog["added \(Int.random(in: 0..<50, using: &random))"] = Entry()
    case 2: catalog[key]?.comment = random.pick(["Title", "phrasebook:ignore * for a test", "%@"])
    case 3: catalog[key]?.extractionState = random.pick([.manual, .stale])
    default:
      let language = random.pick(["de", "fr", "ja", catalog.sourceLanguage]) ?? "de"
      let unit = StringUnit(
        random.pick([.translated, .new, .needsReview]) ?? .new,
        random.pick(["Neu", "%@ neu", "  doppelt ", "%lld Dateien", ""]) ?? "")
      catalog[key]?.localizations[language] = Localization(stringUnit: unit)
    }
    try Data(XCStrings.write(catalog)).write(to: folder.url.appendingPathComponent(path))
  }
}
