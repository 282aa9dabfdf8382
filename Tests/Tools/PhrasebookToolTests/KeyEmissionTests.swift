import Foundation
import TestSupport
import Testing

/// Targets that do not set `SWIFT_EMIT_LOC_STRINGS`: Xcode then searches the text of their sources, and the
/// catalog shows it by its stale keys.
struct KeyEmissionTests {
  private let command: BuiltCommand
  private let folder: TemporaryFolder
  private static let names = ["One", "Two", "Three", "Four", "Five", "Six"]

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
  }

  /// - Parameters:
  ///   - value: The setting of the target; nil if it has none.
  ///   - stale: The number of keys of labels that are stale; the others are in use.
  private func write(_ value: String?, stale: Int, of count: Int = 6) throws {
    let setting = value.map { "SWIFT_EMIT_LOC_STRINGS = \($0);" } ?? ""
    try folder.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (C, A); sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        BC = { isa = PBXBuildFile; fileRef = C; }; BA = { isa = PBXBuildFile; fileRef = A; };
        R = { isa = PBXResourcesBuildPhase; files = (BC); };
        H = { isa = PBXSourcesBuildPhase; files = (BA); };
        L = { isa = XCConfigurationList; buildConfigurations = (D); defaultConfigurationName = D; };
        D = { isa = XCBuildConfiguration; name = D; buildSettings = { \(setting) }; };
        T = {
          isa = PBXNativeTarget; name = App; buildPhases = (H, R); buildConfigurationList = L;
        };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
    try writeSources(stale: stale, of: count)
  }

  private func writeSources(stale: Int, of count: Int = 6) throws {
    let names = Self.names.prefix(count)
    let labels = names.map { "Label(\"\($0)\", systemImage: \"star\")" }
    try folder.write(
      """
      func show(count: Int, name: String) {
        \(labels.joined(separator: "\n  "))
        Button("New") {}
        Text("Searched")
        SwiftUI.Text(
          "Hello, \\(name)")
        Text("\\(count) apples")
        _ = NSLocalizedString("Old style", comment: "")
      }
      """, to: "A.swift")
    var entries = names.enumerated().map { index, name in
      "\"\(name)\" : {\(index < stale ? #""extractionState":"stale","# : "")\(Self.german)}"
    }
    entries.append("\"%@ apples\" : {\(Self.german)}")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#,
      to: "Localizable.xcstrings")
  }

  private static let german =
    #""localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}"#
  private static let note = "the target App does not set SWIFT_EMIT_LOC_STRINGS to YES"
  /// The keys that Xcode finds in the text.
  private static let searched = ["Hello, %@", "Old style", "Searched"]

  /// The changes that a check lists: `added "New"`.
  private func changes(_ arguments: String...) throws -> (lines: [String], errors: String) {
    let outcome = try command.run(["sync", "--check"] + arguments, in: folder.url)
    #expect(outcome.status < 2, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    return (
      lines.map { line in
        let text = line.drop { $0 == " " }
        return text.firstRange(of: ": ").map { String(text[..<$0.lowerBound]) } ?? String(text)
      }, outcome.errors
    )
  }

  @Test("Keys that only the compiler finds are not added or restored", arguments: [nil, "NO"])
  func stale(_ value: String?) throws {
    try write(value, stale: 6)
    let found = try changes()
    #expect(found.lines == Self.searched.map { "added \"\($0)\"" }, "\(found.lines)")
    #expect(found.errors.components(separatedBy: Self.note).count == 2, "\(found.errors)")
    let extract = try command.run(["extract", "Localizable.xcstrings"], in: folder.url)
    #expect(extract.output.contains("Old style") && !extract.output.contains("\"New\""))
    let audit = try command.run(["audit", "--all"], in: folder.url)
    #expect(!audit.output.contains("run phrasebook sync"), "\(audit.output)")
    #expect(try changes("--all-branches").lines.contains("restored \"One\""))
  }

  @Test(
    "The setting alone is not enough if it is absent: few stale keys, or more that are in use",
    arguments: [0, 3, 4])
  func absent(_ stale: Int) throws {
    try write(nil, stale: stale, of: stale == 4 ? 4 : 6)
    let found = try changes()
    #expect(found.lines.contains("added \"New\"") && !found.errors.contains(Self.note))
    #expect(found.lines.filter { $0.hasPrefix("restored") }.count == stale)
  }

  /// A function of labels and of texts, and a catalog of some of their keys.
  private func write(labels: Int, texts: Int, keys: [String]) throws {
    try write(nil, stale: 0)
    let lines =
      (0..<labels).map { #"Button("L\#($0)") {}"# }
      + (0..<texts).map { #"Text("T\#($0)"); Text("V\#($0) \(count)")"# }
    try folder.write(
      "func show(count: Int) {\n\(lines.joined(separator: "\n"))\n}\n", to: "A.swift")
    let entries = keys.map { "\"\($0)\" : {}" }.joined(separator: ",")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: "Localizable.xcstrings")
  }

  @Test("A catalog that has what is searched, and nothing else, shows it, too")
  func absentKeys() throws {
    try write(labels: 6, texts: 6, keys: keys("T", 6) + keys("V", 6, " %@"))
    let found = try changes()
    #expect(found.lines.isEmpty && found.errors.contains(Self.note), "\(found)")
    // Many of both show it although people have added other keys.
    try write(labels: 60, texts: 40, keys: keys("T", 40) + keys("L", 30))
    #expect(try changes().lines.isEmpty)
  }

  @Test("Texts with values that are spelled as the search spells them show it")
  func spellings() throws {
    try write(labels: 6, texts: 5, keys: keys("L", 3) + keys("V", 5, " %@"))
    #expect(try changes().lines == keys("T", 5).map { "added \"\($0)\"" })
  }

  @Test(
    "A catalog that is new, was not updated, or has some of both does not show it",
    arguments: [
      [], keys("T", 4), keys("T", 3) + keys("L", 3), keys("T", 6) + keys("L", 2),
      keys("T", 6) + keys("V", 6, " %lld"), keys("V", 4, " %@"),
    ])
  func newCatalog(_ keys: [String]) throws {
    try write(labels: 6, texts: 6, keys: keys)
    let found = try changes()
    #expect(found.lines.contains("added \"L5\"") && !found.errors.contains(Self.note))
  }

  @Test("A catalog whose keys Xcode has is in step, whatever the setting says")
  func inStep() throws {
    try write("NO", stale: 1)
    #expect(try changes().lines.contains("added \"New\""))
    try write("YES", stale: 6)
    let found = try changes()
    #expect(found.lines.filter { $0.hasPrefix("restored") }.count == 6)
    #expect(!found.errors.contains(Self.note))
  }

  @Test(
    "The descriptions of XcodeGen and Tuist may have the setting, in files that they name",
    arguments: ["project.yml", "Project.swift"])
  func generated(_ name: String) throws {
    func text(_ more: String) -> String {
      name == "project.yml"
        ? "configFiles:\n  Debug: All.xcconfig\ntargets:\n  App:\n    sources: [.]\n# \(more)\n"
        : """
        let project = Project(name: "App", settings: .settings(configurations: [
          .debug(name: "Debug", xcconfig: "All.xcconfig"),
        ]), targets: [.target(name: "App", sources: ["*.swift"], resources: ["*.xcstrings"])])
        // \(more)
        """
    }
    try writeSources(stale: 6)
    try folder.write(text(""), to: name)
    #expect(try changes().errors.contains(Self.note))
    try folder.write(text("SWIFT_EMIT_LOC_STRINGS"), to: name)
    #expect(try changes().lines.contains("restored \"One\""))
    try folder.write(text(""), to: name)
    try folder.write("SWIFT_EMIT_LOC_STRINGS = YES\n", to: "All.xcconfig")
    #expect(try changes().lines.contains("restored \"One\""))
  }
}

/// Keys with a number each: `T0`, `T1`.
private func keys(_ name: String, _ count: Int, _ value: String = "") -> [String] {
  (0..<count).map { "\(name)\($0)\(value)" }
}
