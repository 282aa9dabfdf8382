import Foundation
import Phrasebook
import PhrasebookCatalogs
import PhrasebookGenerate
import PhrasebookModel

/// One run: catalogs are read, all of them, before anything is written.
package struct BuildRun {
  private let request: BuildRequest
  private var hasFailed = false

  private init(_ request: BuildRequest) { self.request = request }

  /// Runs the command; gives its exit code.
  package static func main(_ arguments: [String]) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      print(BuildRequest.usage, terminator: "")
      return 0
    }
    do {
      var run = BuildRun(try BuildRequest(arguments))
      try run.run()
      return run.hasFailed ? 2 : 0
    } catch let misuse as BuildRequest.Misuse {
      report("error: \(misuse.message)\n\n\(BuildRequest.usage)")
      return 64
    } catch let failure as BuildFailure {
      report(failure)
      return 2
    } catch {
      report("error: \(error)\n")
      return 2
    }
  }

  private mutating func run() throws {
    var tables: [NamedCatalog] = []
    var files: [String: String] = [:]
    var writer = TableWriter()
    for path in request.catalogs {
      let stem = Self.stem(path)
      do {
        if let other = files[stem] {
          report(CatalogMistakes.repeated(path, after: other))
          continue
        }
        files[stem] = path
        if let mistake = CatalogMistakes.inPlace(of: path) { report(mistake) }
        let bytes = try InputFile.read(path)
        let catalog = try XCStrings.read(bytes, file: path).catalog
        CatalogMistakes.inTexts(of: catalog, path: path).forEach { report($0) }
        try writer.add(xcstrings: bytes, name: stem, path: path)
        let role = CatalogRole(path: path, catalog: catalog)
        tables.append(NamedCatalog(name: stem, catalog: catalog, role: role))
      } catch {
        report(error, path)
      }
    }
    guard !hasFailed else { return }
    try write(writer, tables)
  }

  private mutating func write(_ writer: TableWriter, _ tables: [NamedCatalog]) throws {
    if request.table != nil || request.embedding != nil {
      let bytes = try writer.bytes()
      if let path = request.table { try OutputFile.write(bytes, to: path) }
      if let path = request.embedding {
        try OutputFile.write(Array(EmbeddedTable.text(of: bytes).utf8), to: path)
      }
    }
    if let folder = request.plugin { try write(writer, toPlugin: folder) }
    guard let folder = request.accessors ?? request.plugin else { return }
    let isWanted = request.plugin == nil || request.hasAccessors
    let wanted = isWanted ? tables : tables.map { $0.withoutKeys }
    let generated = Generate(options: request.options).files(wanted)
    generated.diagnostics.forEach { report($0) }
    for file in generated.files {
      let name = "Phrase+\(file.table ?? "Texts").swift"
      try OutputFile.write(Array(file.text.utf8), to: "\(folder)/\(name)")
    }
  }

  /// The table in the one place or the other.
  private func write(_ writer: TableWriter, toPlugin folder: String) throws {
    let bytes = try writer.bytes()
    let isEmbedded = request.isEmbedded
    try OutputFile.write(
      isEmbedded ? try TableWriter().bytes() : bytes, to: "\(folder)/phrasebook.table")
    try OutputFile.write(
      Array((isEmbedded ? EmbeddedTable.text(of: bytes) : EmbeddedTable.emptyText).utf8),
      to: "\(folder)/PhrasebookEmbeddedTables.swift")
  }

  /// Prints a diagnostic as a compiler does; after an error nothing is written.
  private mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasFailed = true }
    let place = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    Self.report("\(place)\(diagnostic.severity.rawValue): \(diagnostic.message)\n")
  }

  /// Reports the error in one catalog; the others are read too.
  private mutating func report(_ error: any Error, _ path: String) {
    hasFailed = true
    switch error {
    case let failure as BuildFailure: Self.report(failure)
    case let error as UnreadableFile:
      let place = error.diagnostic.location
      Self.report(
        BuildFailure(error.diagnostic.message, place?.file ?? path, place?.line, place?.column))
    case let error as TableError:
      Self.report(
        BuildFailure(error.message, error.path ?? path, error.line ?? 1, error.column ?? 1))
    default: Self.report(BuildFailure("\(error)", path, 1, 1))
    }
  }

  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".xcstrings") ? name.dropLast(".xcstrings".count) : name)
  }

  private static func report(_ failure: BuildFailure) {
    var place = failure.path ?? ""
    if let line = failure.line { place += ":\(line):\(failure.column ?? 1)" }
    report("\(place.isEmpty ? "" : place + ": ")error: \(failure.message)\n")
  }

  private static func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

extension NamedCatalog {
  /// The same table as if it had no keys: nothing is made of it.
  fileprivate var withoutKeys: NamedCatalog {
    NamedCatalog(
      name: name, catalog: Catalog(sourceLanguage: catalog.sourceLanguage), role: role)
  }
}
