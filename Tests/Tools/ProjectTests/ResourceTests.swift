import Foundation
import TestSupport
import Testing

/// Interface Builder's files and property lists as sources of catalogs; what a sync of them makes is in
/// the expected results of Lighthouse.
@Suite("interface files and property lists")
struct ResourceTests {
  @Test(
    "one that cannot be read is said once, and its catalog stays as it is",
    arguments: [
      ("Lighthouse/Info.plist", "<plist><dict><key>CFBundleName</key>", "Lighthouse/InfoPlist"),
      ("Lighthouse/Base.lproj/Main.xib", "<document><objects><a", "Lighthouse/mul.lproj/Main"),
      ("Lighthouse/Base.lproj/Panel.storyboard", "{}", "Lighthouse/mul.lproj/Panel"),
    ])
  func damaged(_ file: String, _ text: String, _ catalog: String) throws {
    let project = try Project("Lighthouse")
    try project.write(text, to: file)
    let before = try project.files()
    let outcome = try project.run("sync", "--format", "json")
    #expect(outcome.status == 2)
    let report = try Report(outcome.output)
    #expect(report.diagnostics.filter { $0.file == file }.count == 1, "\(outcome.output)")
    #expect(report.diagnostics.filter { $0.severity == "error" }.count == 1)
    let path = "\(catalog).xcstrings"
    #expect(report.changes?.contains { $0.file == path } == false)
    let after = try project.files()
    #expect(after[path] == before[path])
    #expect(after != before, "the other catalogs go on")
  }

  @Test("a file without any text, and a missing one, take nothing away")
  func empty() throws {
    let project = try Project("Lighthouse")
    try project.write(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
      to: "Lighthouse/Base.lproj/Main.xib")
    try FileManager.default.removeItem(
      at: project.folder.appendingPathComponent("Lighthouse/Info.plist"))
    let report = try Report(project.run("sync", "--check", "--format", "json").output)
    let kinds = (report.changes ?? []).filter { !$0.file.hasSuffix("Panel.xcstrings") }
    #expect(kinds.allSatisfy { $0.kind == "added" && $0.table == "InfoPlist" }, "\(kinds)")
  }

  @Test("a change of nothing but the text says from what to what")
  func reasons() throws {
    let project = try Project("Lighthouse")
    let report = try Report(project.run("sync", "--check", "--format", "json").output)
    let reasons = (report.changes ?? []).filter { $0.key.hasPrefix("Ab1-cd-E02") }.map(\.reason)
    #expect(
      reasons.first
        == "the default value in the interface file changed from \"Hours\" to \"Hours of Light\" "
        + "(Lighthouse/Base.lproj/Main.xib:12)")
  }

  @Test("extract takes a storyboard or an Info.plist by its name")
  func extractFile() throws {
    let project = try Project("Lighthouse")
    let storyboard = "Lighthouse/Base.lproj/Panel.storyboard"
    let strings = try Report(project.run("extract", storyboard).output).strings ?? []
    #expect(
      strings.map(\.key) == ["lab-el-001.text", "nav-it-001.title", "own-pr-001.normalTitle"])
    #expect(strings.allSatisfy { $0.table == "Panel" && $0.locations.first?.file == storyboard })
    let plist = try Report(project.run("extract", "Lighthouse/Info.plist").output)
    #expect(plist.strings?.map(\.key) == ["CFBundleDisplayName", "NSCameraUsageDescription"])
    #expect(plist.undeterminable.map(\.line) == [7])
  }

  @Test("extract writes them as Xcode's catalogs are: a percent sign is not a placeholder")
  func extractCatalogs() throws {
    let project = try Project("Lighthouse")
    try project.write(
      "<plist><dict><key>NSCameraUsageDescription</key><string>%d of %d</string></dict></plist>",
      to: "Other/Info.plist")
    let outcome = try project.run(
      "extract", "Other/Info.plist", "Lighthouse/Base.lproj/Main.xib", "--format", "xcstrings",
      "-o", "Out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try project.files()
    let list = String(decoding: files["Out/InfoPlist.xcstrings"] ?? Data(), as: UTF8.self)
    #expect(list.contains("\"value\" : \"%d of %d\""), "\(list)")
    let main = String(decoding: files["Out/Main.xcstrings"] ?? Data(), as: UTF8.self)
    #expect(main.contains("\"Wi1-nd-001.title\" : {"), "\(main)")
    #expect(main.contains("\"extractionState\" : \"extracted_with_value\""))
  }
}
