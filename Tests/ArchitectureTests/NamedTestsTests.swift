import Foundation
import TestSupport
import Testing

@Suite("Tests that pages and scripts name exist")
struct NamedTestsTests {
  /// The type of each suite, and the folder of each test target.
  static let suites: Set<String> = {
    var names: Set<String> = []
    let folder = PackageRoot.folder.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      if file.pathExtension.isEmpty { names.insert(file.lastPathComponent) }
      guard file.pathExtension == "swift" else { continue }
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      names.formUnion(
        text.matches(of: /(?:struct|class|enum|actor) (\w+Tests)\b/).map { "\($0.1)" })
    }
    return names
  }()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageRoot.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("each line of the threat model names a test that exists")
  func threatModel() throws {
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: PackageRoot.folder.appendingPathComponent("Fuzzing/Sources/fuzz").path
    ).map { try text("Fuzzing/Sources/fuzz/\($0)") }.joined()
    let rows = try text("docs/security.md").split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasSuffix("| test |")
    }
    #expect(rows.count > 20)
    for row in rows {
      let cell = row.split(separator: "|").dropFirst(2).joined(separator: "|")
      let names = cell.matches(of: /(target )?`([^`]+)`/)
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        let exists =
          if name.1 != nil { targets.contains("\"\(name.2)\"") } else if name.2.contains("/") {
            FileManager.default.fileExists(
              atPath: PackageRoot.folder.appendingPathComponent("\(name.2)").path)
          } else { Self.suites.contains("\(name.2)") }
        #expect(exists, "\(name.2)")
      }
    }
  }

  @Test("each suite that a page names exists", arguments: PageTests.pages)
  func pages(_ page: String) throws {
    let names = try text(page).matches(of: /`(\w+Tests)`/).map { "\($0.1)" }
    #expect(Set(names).subtracting(Self.suites) == [])
  }

  /// A filter that matches nothing passes.
  @Test("the filters of the sanitizers name suites that exist")
  func sanitizers() throws {
    let filters = try text("scripts/check.sh").matches(of: /filter='([^']+)'/)
    #expect(filters.count == 2)
    let names = filters.flatMap { $0.1.split(separator: "|") }.map {
      $0.replacingOccurrences(of: "\\.", with: "")
    }
    #expect(names.count > 8)
    #expect(Set(names).subtracting(Self.suites) == [])
  }
}
