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
}
