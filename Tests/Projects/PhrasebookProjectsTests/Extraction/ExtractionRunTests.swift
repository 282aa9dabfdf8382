import Foundation
import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// Runs over files on disk: the same result however they are read.
@Suite struct ExtractionRunTests {
  /// A small project in which one file decides about the literals of another.
  private static let sources = [
    "Row.swift":
      "struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }",
    "Use.swift":
      #"struct Use: View { var body: some View { Row(title: "Sound \(Model().count)") } }"#,
    "Model.swift":
      "struct Model { var count: Int { 1 } }\nextension Model { func idle() { run(1) } }",
    "Alias.swift": "typealias Words = LocalizedStringResource",
    "Words.swift": #"let words: Words = "Words""#,
    "Kind.swift": #"enum Kind { case note(Words) }"#,
    "Note.swift": #"func note() -> Kind { .note("Noted") }"#,
    "Fixed.swift": #"func show(_ label: UILabel) { label.text = "Not to be translated" }"#,
    "Plain.swift": #"let plain = "Plain"; func log(_ text: String) {}; func f() { log("Logged") }"#,
  ]

  private func project() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    for (name, text) in Self.sources { try scratch.write(text, to: name) }
    return scratch
  }

  private func paths(_ scratch: TemporaryFolder) -> [String] {
    Self.sources.keys.map { scratch($0) }
  }

  private func everything(_ paths: [String]) throws -> Extraction {
    Extract.resolve(
      try paths.map {
        Extract.SourceFacts(
          file: $0, facts: Extract.facts(of: [UInt8](try Data(contentsOf: URL(filePath: $0)))))
      })
  }

  @Test func readingWhatCanMatterFindsWhatReadingEverythingFinds() throws {
    let scratch = try project()
    let found = ExtractionRun().extract(files: paths(scratch))
    #expect(found == (try everything(paths(scratch))))
    #expect(found.strings.map(\.key) == ["Noted", "Sound %lld", "Words"])
    #expect(found.hardCoded.map(\.text) == ["Not to be translated"])
  }

  @Test func theProjectsOfTheTestsAreReadAlikeToo() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Catalogs/Projects").standardized
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (all?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
      .filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
    try #require(paths.count > 5)
    #expect(ExtractionRun().extract(files: paths) == (try everything(paths)))
  }

  @Test func orderAndThreadsMakeNoDifference() throws {
    let scratch = try project()
    let expected = ExtractionRun(jobs: 1).extract(files: paths(scratch).sorted())
    for jobs in [2, 7] {
      let files = paths(scratch).shuffled() + paths(scratch)
      #expect(ExtractionRun(jobs: jobs).extract(files: files) == expected)
    }
  }

  @Test func aCacheChangesNothingButTheTime() throws {
    let scratch = try project()
    let kept = ExtractionRun(cacheFolder: scratch("cache/deep"))
    let first = kept.extract(files: paths(scratch))
    #expect(first == ExtractionRun().extract(files: paths(scratch)))
    #expect(kept.extract(files: paths(scratch)) == first)
    #expect(!scratch.names(in: "cache/deep").contains { $0.hasPrefix(".") })

    let changes = [
      ("Words.swift", #"let words: Words = "Other""#),
      ("Row.swift", "struct Row { let title: String }"),
      ("Model.swift", "struct Model { var count: Double { 1 } }"),
      ("Row.swift", Self.sources["Row.swift"] ?? ""),
      ("Plain.swift", #"func log(_ text: LocalizedStringKey) {}; func f() { log("Logged") }"#),
    ]
    for (name, text) in changes {
      try scratch.write(text, to: name)
      let found = kept.extract(files: paths(scratch))
      #expect(found == ExtractionRun().extract(files: paths(scratch)), "\(name): \(text)")
      #expect(kept.extract(files: paths(scratch)) == found)
    }
    try FileManager.default.removeItem(atPath: scratch("Words.swift"))
    let without = kept.extract(files: paths(scratch))
    #expect(without.diagnostics.contains { $0.location?.file == scratch("Words.swift") })
    #expect(kept.extract(files: paths(scratch)) == without)
  }

  @Test func aDamagedCacheIsMadeAnew() throws {
    let scratch = try project()
    let folder = scratch("cache")
    func extracted() -> Extraction {
      defer { CacheWriters.wait(for: folder) }
      return ExtractionRun(cacheFolder: folder).extract(files: paths(scratch))
    }
    let expected = extracted()
    let names = scratch.names(in: "cache")
    #expect(names.count == 2)
    for name in names {
      let file = URL(filePath: scratch("cache/\(name)"))
      let whole = try Data(contentsOf: file)
      for cut in [0, 1, whole.count / 2, whole.count - 1] {
        try whole.prefix(cut).write(to: file)
        #expect(extracted() == expected)
      }
      var flipped = whole
      flipped[whole.count / 3] ^= 0x40
      try flipped.write(to: file)
      #expect(extracted() == expected)
    }
  }

  @Test func aFolderThatCannotBeWrittenIsDoneWithout() throws {
    let scratch = try project()
    let kept = ExtractionRun(cacheFolder: "/dev/null/cache")
    #expect(kept.extract(files: paths(scratch)).strings.count == 3)
  }

  @Test func oneBadFileDoesNotEndTheRun() throws {
    let scratch = try project()
    try Data([0x22, 0xFF, 0x0A]).write(to: URL(filePath: scratch("Latin.swift")))
    let bad = [scratch("Missing.swift"), scratch("Latin.swift"), scratch.path]
    let found = ExtractionRun().extract(files: paths(scratch) + bad)
    #expect(found.strings.count == 3)
    #expect(Set(found.diagnostics.compactMap { $0.location?.file }) == Set(bad))
    #expect(found.diagnostics.contains { $0.message.contains("UTF-8") && $0.location?.column == 2 })
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000),
    #"let x = ""# + String(repeating: "a", count: 10_000_000) + #"""#,
    String(repeating: "let a = [", count: 50_000),
    "let x = a" + String(repeating: ".b(\"c\")", count: 20_000),
    "let x = " + String(repeating: "\"\\(", count: 20_000),
  ])
  func hostileFilesNeitherCrashNorHang(_ text: String) throws {
    let scratch = try project()
    try scratch.write("let k = NSLocalizedString(\"k\", comment: \"\")\n" + text, to: "Bad.swift")
    let found = ExtractionRun(cacheFolder: scratch("cache")).extract(
      files: paths(scratch) + [scratch("Bad.swift")])
    #expect(found.strings.contains { $0.key == "Words" })
  }
}
