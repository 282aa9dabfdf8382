import Foundation
import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

@Suite("The keys that the runtime makes")
struct RuntimeKeyTests {
  /// `Interpolations.swift` is also compiled and run: Tests/AppRuntime/PhrasebookTests/Resources
  /// holds its keys against the same list.
  @Test("are those that are extracted")
  func keys() throws {
    let folder = PackageRoot.folder.appendingPathComponent(
      "Tests/AppRuntime/PhrasebookTests/Resources")
    let source = try Data(contentsOf: folder.appendingPathComponent("Interpolations.swift"))
    let expected = try String(
      contentsOf: folder.appendingPathComponent("Interpolations.txt"), encoding: .utf8
    ).split(separator: "\n").map(String.init)
    let extraction = Extract.extraction(of: [("Interpolations.swift", [UInt8](source))])
    let found = extraction.strings.map { line($0.key) }
    // The text of a resource that is in another.
    #expect(Set(found) == Set(expected + ["Interpolated resource"]))
    #expect(extraction.undeterminable.isEmpty)
  }

  private func line(_ key: String) -> String {
    key.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
  }
}
