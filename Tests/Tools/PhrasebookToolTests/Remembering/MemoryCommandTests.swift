import Foundation
import TestSupport
import Testing

/// `phrasebook memory`, and what fills it, as a person runs them.
struct MemoryCommandTests {
  private static let memory = ".phrasebook/memory.sqlite"

  private func run(
    _ package: SmallPackage, _ arguments: [String], limit: Double = 600
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand().run(arguments, in: package.url, limit: limit)
  }

  private func exists(_ package: SmallPackage, _ name: String = memory) -> Bool {
    FileManager.default.fileExists(atPath: package.url.appendingPathComponent(name).path)
  }

  @Test(arguments: ["import", "export", "stats", "search"])
  func examplesOfHelpRun(_ name: String) throws {
    let package = try SmallPackage()
    let help = try run(package, ["memory", name, "--help"])
    let line = try #require(
      help.output.split(separator: "\n").first { $0.contains("phrasebook memory ") })
    let words = line.trimmingCharacters(in: .whitespaces).replacing("\"", with: "")
      .split(separator: " ").map(String.init)
    if name != "import" { #expect(try run(package, ["memory", "import", "."]).status == 0) }
    let outcome = try run(package, Array(words.dropFirst()))
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    // Nothing here has the word.
    #expect(outcome.output.isEmpty == (name == "search"))
  }

  @Test func syncFillsIt() throws {
    let package = try SmallPackage()
    #expect(try run(package, ["sync", "--check"]).status == 0)
    #expect(!exists(package))
    #expect(try run(package, ["sync", "--no-memory"]).status == 0)
    #expect(!exists(package))
    let outcome = try run(package, ["sync"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(exists(package))
    #expect(try package.read(".phrasebook/.gitignore") == "*\n")
    #expect(!exists(package, Self.memory + "-wal"))
    let stats = try run(package, ["memory", "stats", "--format", "json"])
    #expect(stats.output.contains(#""units":1,"pairs":[{"source":"en","target":"fr","units":1"#))
    // A second sync leaves the file as it is.
    let before = try Data(contentsOf: package.url.appendingPathComponent(Self.memory))
    #expect(try run(package, ["sync"]).status == 0)
    #expect(try Data(contentsOf: package.url.appendingPathComponent(Self.memory)) == before)
  }

  @Test func aFileOutsideAnyProjectIsLeftAlone() throws {
    let package = try SmallPackage()
    let catalog = try package.read()
    let loose = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrasebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: loose, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: loose) }
    try Data(catalog.utf8).write(to: loose.appendingPathComponent("A.xcstrings"))
    let command = try BuiltCommand()
    #expect(try command.run(["sync", "A.xcstrings"], in: loose).status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: loose.path) == ["A.xcstrings"])
    // A memory is created on request.
    #expect(try command.run(["memory", "import", "A.xcstrings"], in: loose).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: loose.path).count == 2)
  }

  @Test func importFillsIt() throws {
    let package = try SmallPackage()
    let export = try run(package, ["export", "--language", "fr", "--as", "po", "-o", "out"])
    #expect(export.status == 0, "\(export.errors)")
    let file = try #require(
      FileManager.default.subpaths(atPath: package.url.appendingPathComponent("out").path)?
        .first { $0.hasSuffix(".po") })
    #expect(try run(package, ["import", "out/\(file)", "--dry-run"]).status == 0)
    #expect(!exists(package))
    let outcome = try run(package, ["import", "out/\(file)"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The file has nothing new, but the memory still gets the translation.
    #expect(try run(package, ["memory", "stats"]).output.contains("en to fr  1 unit"))
  }

  @Test func theCostIsOfWhatTheMemoryHasNot() throws {
    let package = try SmallPackage()
    #expect(try run(package, ["sync"]).status == 0)
    try package.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Hello" : { }, "Other" : { } } }
      """, to: "Sources/App/Other.xcstrings")
    let memory = package.url.appendingPathComponent(Self.memory)
    let before = try Data(contentsOf: memory)
    let outcome = try run(
      package,
      [
        "translate", "Sources/App/Other.xcstrings", "--to", "fr", "--with", "memory,pseudo",
        "--dry-run",
      ])
    #expect(
      outcome.output.contains("fr (memory): 1 string filled in: 1 exact"), "\(outcome.output)")
    #expect(try Data(contentsOf: memory) == before)
  }

  @Test func settingsTurnItOffOrPutItElsewhere() throws {
    let package = try SmallPackage()
    try package.write("memory: false\n", to: "phrasebook.yml")
    #expect(try run(package, ["sync"]).status == 0)
    #expect(!exists(package))
    #expect(try run(package, ["memory", "stats"]).status == 2)
    try package.write("memory: shared.memory\n", to: "phrasebook.yml")
    #expect(try run(package, ["sync"]).status == 0)
    #expect(!exists(package) && exists(package, "shared.memory"))
  }

  @Test func aFileThatIsNoneIsOneWarningForSync() throws {
    let package = try SmallPackage()
    try package.write("My notes", to: "notes.txt")
    let sync = try run(package, ["sync", "--memory", "notes.txt"])
    #expect(sync.status == 0)
    #expect(
      sync.errors == "warning: the translation memory was not filled: notes.txt: not a "
        + "translation memory; use another file with --memory\n")
    for arguments in [
      ["memory", "stats"], ["memory", "import", "."], ["memory", "export", "a.tmx"],
      ["memory", "search", "a"], ["translate", "--languages", "fr", "--with", "memory"],
    ] {
      let outcome = try run(package, arguments + ["--memory", "notes.txt"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
    #expect(try package.read("notes.txt") == "My notes")
  }

  @Test func theMemoryTranslates() throws {
    let package = try SmallPackage()
    #expect(try run(package, ["memory", "import", "."]).output.contains("1 new"))
    try package.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Hello" : { }, "Hello!" : { }, "Other words" : { } } }
      """, to: "Sources/App/Other.xcstrings")
    let outcome = try run(
      package, ["translate", "Sources/App/Other.xcstrings", "--to", "fr", "--with", "memory"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("fr (memory): 2 strings filled in: 1 exact, 1 fuzzy (score 83)"),
      "\(outcome.output)")
    #expect(outcome.output.contains("no match in the memory for 1 string, such as \"Other words\""))
    let chain = try run(
      package,
      ["translate", "Sources/App/Other.xcstrings", "--to", "fr", "--with", "memory,pseudo"])
    #expect(chain.output.contains("(pseudo): 1 string filled in"), "\(chain.output)")
    // Strings that a machine filled in are not added to the memory.
    #expect(try run(package, ["sync"]).status == 0)
    #expect(try run(package, ["memory", "stats"]).output.contains("en to fr  1 unit"))
  }

  @Test func memoriesOfOthers() throws {
    let package = try SmallPackage()
    try package.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE tmx SYSTEM "tmx11.dtd">
      <tmx version="1.1"><header creationtool="OmegaT" creationtoolversion="6" segtype="sentence"
        o-tmf="OmegaT TMX" adminlang="EN-US" srclang="EN-US" datatype="plaintext"/><body>
        <tu><tuv lang="EN-US"><seg>Open the file</seg></tuv>
          <tuv lang="FR-FR" changeid="ann" changedate="20200102T030405Z"><seg>Ouvrir le fichier</seg></tuv></tu>
        <tu><tuv lang="EN-US"><seg>Open the file</seg></tuv>
          <tuv lang="FR-FR"><seg>Ouvre le fichier</seg></tuv></tu>
      </body></tmx>
      """, to: "omegat.tmx")
    try package.write(
      """
      <tmx version="1.4"><header srclang="*all*"/><body>
        <tu><tuv xml:lang="de"><seg>Die <bpt i="1">&lt;b&gt;</bpt>Datei<ept i="1">&lt;/b&gt;</ept></seg></tuv>
          <tuv xml:lang="en"><seg>The <bpt i="1">&lt;b&gt;</bpt>file<ept i="1">&lt;/b&gt;</ept></seg></tuv>
          <tuv xml:lang="fr"><seg>Le <bpt i="1">&lt;b&gt;</bpt>fichier<ept i="1">&lt;/b&gt;</ept></seg></tuv></tu>
      </body></tmx>
      """, to: "all.tmx")
    let outcome = try run(
      package, ["memory", "import", "omegat.tmx", "all.tmx", "--source", "en", "--memory", "m"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("omegat.tmx: 2 new") && outcome.output.contains("all.tmx: 2 new"))
    let stats = try run(package, ["memory", "stats", "--memory", "m"]).output
    #expect(
      stats.contains("EN-US to FR-FR  2 units, last changed 2020-01-02T03:04:05Z"), "\(stats)")
    #expect(stats.contains("en to de  1 unit") && stats.contains("en to fr  1 unit"))
    let matches = try run(
      package, ["memory", "search", "The <b>file</b>", "--to", "fr", "--memory", "m"]
    ).output
    #expect(matches.contains("100 exact  en: The <b>file</b>  fr: Le <b>fichier</b>"), "\(matches)")
    // Out and in again, and everything is known.
    #expect(try run(package, ["memory", "export", "out.tmx", "--memory", "m"]).status == 0)
    let again = try run(package, ["memory", "import", "out.tmx", "--memory", "m"])
    #expect(again.output == "out.tmx: 0 new, 0 changed, 4 known\n")
    let fresh = try run(package, ["memory", "import", "out.tmx", "--memory", "n"])
    #expect(fresh.output == "out.tmx: 4 new, 0 changed, 0 known\n", "\(fresh.errors)")
    #expect(
      try run(package, ["memory", "stats", "--memory", "n"]).output.split(separator: "\n")
        .dropFirst()
        == stats.split(separator: "\n").dropFirst())
    let csv = try run(package, ["memory", "export", "out.csv", "--memory", "m"])
    let advice = "choose one with --source-language and --languages"
    #expect(csv.status == 2 && csv.errors.contains(advice))
    let one = try run(
      package, ["memory", "export", "out.csv", "--memory", "m", "--source", "en", "-l", "de"])
    #expect(one.status == 0 && one.output == "out.csv: 1 unit\n", "\(one.errors)")
  }

  @Test("a kill at any moment loses nothing that was said to be saved")
  func killLosesNothing() throws {
    let package = try SmallPackage()
    let units = 600
    for file in 0..<6 {
      let body = (0..<units).map { number in
        "<tu tuid=\"\(file) \(number)\"><tuv xml:lang=\"en\"><seg>Text \(number) of \(file)</seg></tuv>"
          + "<tuv xml:lang=\"fr\"><seg>Texte \(number)</seg></tuv></tu>"
      }.joined()
      try package.write(
        "<tmx version=\"1.4\"><header srclang=\"en\"/><body>\(body)</body></tmx>",
        to: "\(file).tmx")
    }
    let command = try BuiltCommand()
    for round in 0..<3 {
      let process = Process()
      process.executableURL = command.executable
      process.currentDirectoryURL = package.url
      process.arguments =
        ["memory", "import", "--memory", "m\(round)"] + (0..<6).map { "\($0).tmx" }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      // One to three files are reported as saved; the next one is under way.
      var lines = ""
      while lines.count(where: { $0 == "\n" }) <= round {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        lines += String(decoding: data, as: UTF8.self)
      }
      usleep(UInt32(round * 7_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let rest = pipe.fileHandleForReading.readDataToEndOfFile()
      lines += String(decoding: rest, as: UTF8.self)
      let files = lines.count { $0 == "\n" }
      #expect(files > round)
      let stats = try run(
        package, ["memory", "stats", "--memory", "m\(round)", "--format", "json"])
      #expect(stats.status == 0, "\(stats.errors)")
      let found = try #require(stats.output.firstMatch(of: /"units":(\d+)/)).output.1
      #expect((Int(found) ?? 0) >= files * units)
    }
  }

  @Test func twoAtOnce() async throws {
    let package = try SmallPackage()
    let folder = package.url
    let command = try BuiltCommand()
    for file in 0..<4 {
      let body = (0..<200).map { number in
        "<tu tuid=\"\(file) \(number)\"><tuv xml:lang=\"en\"><seg>T \(number)</seg></tuv>"
          + "<tuv xml:lang=\"fr\"><seg>U \(number)</seg></tuv></tu>"
      }.joined()
      try package.write(
        "<tmx version=\"1.4\"><header srclang=\"en\"/><body>\(body)</body></tmx>",
        to: "\(file).tmx")
    }
    let executable = command.executable
    let outcomes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for file in 0..<4 {
        group.addTask {
          try BuiltCommand(at: executable)
            .run(["memory", "import", "\(file).tmx", "--memory", "m"], in: folder).status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes == [0, 0, 0, 0])
    #expect(try run(package, ["memory", "stats", "--memory", "m"]).output.contains("800 units"))
  }
}
