import Foundation
import TestSupport
import Testing

@Suite("Pages: links lead somewhere, and docs/architecture.md describes the package as it is")
struct PageTests {
  static let pages: [String] = {
    let docs = PackageRoot.folder.appendingPathComponent("docs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs)) ?? []
    return ["README.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }.sorted()
  }()

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: PackageRoot.folder.appendingPathComponent(path).path)
  }

  private func manifest() throws -> Manifest {
    Manifest(
      text: try String(
        contentsOf: PackageRoot.folder.appendingPathComponent("Package.swift"), encoding: .utf8))
  }

  @Test("every link leads to a file", arguments: pages)
  func links(_ page: String) throws {
    #expect(try MarkdownPage(page).links.filter { !exists($0) } == [])
  }

  @Test("docs/README.md links every page of docs, and the README links it")
  func index() throws {
    let linked = try Set(MarkdownPage("docs/README.md").links)
    let pages = Self.pages.filter { $0.hasPrefix("docs/") && $0 != "docs/README.md" }
    #expect(!pages.isEmpty)
    #expect(pages.filter { !linked.contains($0) } == [])
    let front = try Set(MarkdownPage("README.md").links)
    #expect(
      front.isSuperset(of: ["docs/README.md", "docs/architecture.md", "CONTRIBUTING.md"]))
  }

  @Test("every path of the architecture exists")
  func paths() throws {
    let paths = try MarkdownPage("docs/architecture.md").paths
    #expect(paths.count > 20)
    #expect(paths.filter { !exists($0) } == [])
  }

  @Test("the architecture describes every target, and no other")
  func targets() throws {
    let page = try MarkdownPage("docs/architecture.md")
    let manifest = try manifest()
    #expect(manifest.targets.subtracting(manifest.twins).subtracting(page.rowHeads) == [])
    #expect(page.targetNames.subtracting(manifest.targets) == [])
    #expect(Set(page.rowHeads).count == page.rowHeads.count)
  }

  @Test("the picture has every room of Sources in its layer")
  func picture() throws {
    let page = try MarkdownPage("docs/architecture.md").text
    let picture = page.split(separator: "```")[1]
    let rows = picture.split(separator: "\n")
    var roomsByLayer: [String: String] = [:]
    var layer = ""
    for row in rows {
      let name = row.prefix { $0.isLetter }
      if !name.isEmpty { layer = String(name) }
      roomsByLayer[layer, default: ""] += " \(row.dropFirst(name.count))"
    }
    for folder in try manifest().folders where folder.hasPrefix("Sources/") {
      let parts = folder.split(separator: "/").map(String.init)
      // The executable's target is not named as its folder.
      guard parts.count == 3, parts[2] != "phrasebook" else { continue }
      let rooms = roomsByLayer[parts[1], default: ""].split { !$0.isLetter && $0 != "-" }
      #expect(rooms.contains(Substring(parts[2])), "\(folder) is not in the picture")
    }
  }

  @Test("a page's links, paths and names are read")
  func reading() {
    let page = MarkdownPage(
      path: "docs/a.md",
      text: """
        # A
        [b](b.md#part) and [c](../C/c.md), [web](https://example.org), [top](#a)
        ```
        [code](d.md)
        ```
        ## Rooms
        | `PhrasebookA` | `Sources/Base/PhrasebookB/C.swift` PhrasebookD |
        """)
    #expect(page.links == ["docs/b.md", "C/c.md"])
    #expect(page.section("Rooms").paths == ["Sources/Base/PhrasebookB/C.swift"])
    #expect(page.targetNames == ["PhrasebookA", "PhrasebookD"])
    #expect(page.section("Else").text.isEmpty)
  }
}
