import PhrasebookExtract
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

struct BuildSettingsTests {
  @Test func filesOfSettingsIncludeOthers() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("NAME = A // the first\n#include \"b.xcconfig\"\n", to: "a.xcconfig")
    try scratch.write("NAME[sdk=iphoneos*] = B;\n#include? \"none.xcconfig\"\n", to: "b.xcconfig")
    let file = ConfigurationFile(scratch("a.xcconfig"))
    #expect(file.settings.map(\.name) == ["NAME", "NAME[sdk=iphoneos*]"])
    #expect(file.settings.map(\.value) == ["A", "B"])
    #expect(file.missing == nil)
  }

  /// Two includes in each of a chain of files would be read two to the power of its length times.
  @Test func includesThatMultiplyEnd() throws {
    let scratch = try TemporaryFolder()
    for number in 0..<16 {
      let next = "#include \"\(number + 1).xcconfig\"\n"
      let filling = String(repeating: "// filling\n", count: 400)
      try scratch.write(next + next + filling, to: "\(number).xcconfig")
    }
    try scratch.write("NAME = end\n", to: "16.xcconfig")
    let file = ConfigurationFile(scratch("0.xcconfig"))
    #expect(file.missing != nil, "what was not read is not known")
    #expect(file.settings.count < 1 << 15)
  }

  /// A value that contains itself many times over, in one step and in many.
  @Test func valuesThatInheritThemselvesEnd() throws {
    let scratch = try TemporaryFolder()
    let value = String(repeating: "x", count: 60_000)
    let doubled = String(repeating: "SECOND = $(inherited)$(inherited)y\n", count: 100)
    try scratch.write(
      "FIRST = \(value)\nFIRST = \(String(repeating: "$(inherited)", count: 300_000))\n\(doubled)",
      to: "Missing.xcconfig")
    try scratch.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "InfoPlist.xcstrings")
    let scope = try project(
      scratch,
      """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleName = "$(FIRST)";
      INFOPLIST_KEY_NSCameraUsageDescription = "$(SECOND)";
      """, files: ["A.swift", "InfoPlist.xcstrings"], base: "baseConfigurationReference = X;")
    let source = try #require(scope.modules.first?.infoPlists.first)
    #expect(source.settings["FIRST"] == nil && source.conditional.contains("FIRST"))
    // It begins again each time that it gets too long, and does not count as certain.
    #expect(source.conditional.contains("SECOND"))
    #expect((source.settings["SECOND"] ?? "").utf8.count <= 1 << 16)
  }

  /// Each would be searched for marks as often as it is inherited.
  @Test func inheritedValuesAreFilledInOnce() throws {
    let scratch = try TemporaryFolder()
    let longer = String(repeating: "SECOND = $(inherited) $(SECOND)\n", count: 4_000)
    try scratch.write(
      "FIRST = a\nFIRST = ${inherited} $(inherited) b\nSECOND = c\n\(longer)",
      to: "Missing.xcconfig")
    try scratch.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "InfoPlist.xcstrings")
    let scope = try project(
      scratch,
      #"GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleName = "$(FIRST)";"#,
      files: ["A.swift", "InfoPlist.xcstrings"], base: "baseConfigurationReference = X;")
    let source = try #require(scope.modules.first?.infoPlists.first)
    #expect(source.settings["FIRST"] == "a a b")
    #expect(source.settings["SECOND"]?.utf8.count == 1 + 4_000 * 10)
  }

  /// Each would be looked for up to the end of the text.
  @Test func bracketsThatNothingClosesAreLookedForOnce() {
    let text = String(repeating: "$(${", count: 200_000)
    #expect(InfoPlistStrings.resolved(text, [:]) == text)
    #expect(InfoPlistStrings.resolved("$(${A}", ["A": "b"]) == "$(b")
    #expect(InfoPlistStrings.resolved("${$(A)", ["A": "b"]) == "${b")
  }

  /// Settings that name each other many times have no text that could be shown.
  @Test func settingsThatMultiplyEnd() {
    var settings = ["S9": ""]
    for number in 0..<9 {
      settings["S\(number)"] = String(repeating: "$(S\(number + 1))", count: 2_000)
    }
    #expect(InfoPlistStrings.resolved("$(S0)", settings) == nil)
    #expect(InfoPlistStrings.resolved("$(A)\u{93F}", ["A": "b"]) == "b\u{93F}")
    #expect(InfoPlistStrings.resolved("$(S8)-$(S9)", settings) == "-")
  }

  @Test func placesOfMembersAreThoseOfTheirObject() throws {
    let text = """
      {
      \tobjects = {
      \t\tAB12 /* Debug */ = {
      \t\t\tbuildSettings = {
      \t\t\t\tNAME_LONG = x;
      \t\t\t\tNAME = y;
      \t\t\t};
      \t\t};
      \t\tCD34 = {
      \t\t\tNAME = z;
      \t\t};
      \t};
      }
      """
    let places = try XcodeProject(Array(text.utf8), bundle: "/p/X.xcodeproj", file: "p")
    #expect(places.place(of: "NAME", in: "AB12") == Location(file: "p", line: 6, column: 5))
    #expect(places.place(of: "NAME", in: "CD34") == Location(file: "p", line: 10, column: 4))
    #expect(places.place(of: "OTHER", in: "CD34") == Location(file: "p", line: 9, column: 1))
    #expect(places.place(of: "NAME", in: "EF56") == Location(file: "p", line: 1, column: 1))
  }

  /// A project with one target, whose settings and files are given.
  private func project(
    _ scratch: TemporaryFolder, _ settings: String, files: [String] = ["A.swift"], base: String = ""
  ) throws -> ProjectScope {
    let references = files.enumerated().map { index, name in
      """
      F\(index) = { isa = PBXFileReference; path = "\(name)"; sourceTree = "<group>"; };
      B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
      """
    }.joined(separator: "\n")
    let names = files.indices.map { "F\($0)" }.joined(separator: ", ")
    let built = files.indices.map { "B\($0)" }.joined(separator: ", ")
    try scratch.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (C, X, \(names)); sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Missing.xcconfig; sourceTree = "<group>"; };
        BC = { isa = PBXBuildFile; fileRef = C; };
        \(references)
        R = { isa = PBXResourcesBuildPhase; files = (BC); };
        S = { isa = PBXSourcesBuildPhase; files = (\(built)); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); buildConfigurationList = M; };
        L = { isa = XCConfigurationList; buildConfigurations = (); };
        M = { isa = XCConfigurationList; buildConfigurations = (D, E);
          defaultConfigurationName = Release; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG INTERNAL"; }; };
        E = { isa = XCBuildConfiguration; name = Release; \(base) buildSettings = { \(settings) }; };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
    try scratch.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "Localizable.xcstrings")
    return try ScopeFinder.find(scratch.path)
  }

  @Test("Systems and conditions of the usual configuration are those that `#if` is held against")
  func contexts() throws {
    let scratch = try TemporaryFolder()
    let scope = try project(
      scratch,
      """
      SDKROOT = iphoneos; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";
      SUPPORTS_MACCATALYST = YES; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) PREMIUM";
      OTHER_SWIFT_FLAGS = "-DONE -D TWO -v";
      """)
    let build = try #require(scope.modules.first?.build)
    #expect(build.systems == ["iOS", "macOS", "macCatalyst"])
    #expect(build.conditions == ["PREMIUM", "ONE", "TWO"])
    #expect(build.others == ["INTERNAL"])
    #expect(build.isComplete && build.possible.isEmpty)
    try scratch.write("build-configurations: all\n", to: "phrasebook.yml")
    #expect(try ScopeFinder.find(scratch.path).modules.first?.build.possible == ["INTERNAL"])
  }

  @Test("Conditions that a missing file of settings may set are not known to be absent")
  func missingSettings() throws {
    let scratch = try TemporaryFolder()
    let scope = try project(
      scratch, "SDKROOT = macosx;", base: "baseConfigurationReference = X;")
    #expect(scope.modules.first?.build.isComplete == false)
    #expect(scope.modules.first?.build.systems == ["macOS"])
  }

  @Test("A file that the project spells with other capitals is found, with a note")
  func otherCapitals() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("let a = 1\n", to: "Views/a+b.swift")
    try scratch.write("let c = 1\n", to: "C.swift")
    let scope = try project(scratch, "", files: ["views/A+B.swift", "C.swift", "Gone.swift"])
    let sources = try #require(scope.catalogs.first?.sources)
    #expect(
      Set(sources) == [scratch("Views/a+b.swift"), scratch("C.swift"), scratch("Gone.swift")])
    let notes = scope.catalogs.first?.missing ?? []
    #expect(notes.map(\.severity) == [.note])
    #expect(notes.first?.message.contains("A+B.swift") == true)
  }

  @Test("A setting of the target itself is certain although a file of settings is missing")
  func certainSettings() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "InfoPlist.xcstrings")
    let scope = try project(
      scratch,
      """
      GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = Harbour;
      INFOPLIST_KEY_NSCameraUsageDescription = "$(OTHER) camera";
      INFOPLIST_KEY_NSMicrophoneUsageDescription = "For $(PRODUCT_NAME)";
      """, files: ["A.swift", "InfoPlist.xcstrings"],
      base: "baseConfigurationReference = X;")
    let list = try #require(scope.modules.first?.infoPlists.first)
    #expect(list.missing != nil)
    #expect(list.settings["PRODUCT_NAME"] == "Harbour")
    #expect(list.isCertain("CFBundleName"))
    #expect(list.isCertain("NSMicrophoneUsageDescription"))
    #expect(!list.isCertain("NSCameraUsageDescription"))
    #expect(!list.isCertain("CFBundleDisplayName"))
  }
}
