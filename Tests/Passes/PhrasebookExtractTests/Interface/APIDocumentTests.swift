import Foundation
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookExtract

/// The examples of docs/apple-apis.md are followed.
@Suite struct APIDocumentTests {
  /// The text of each block of a language, in order.
  private func blocks(_ language: String) throws -> [String] {
    let page = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent("docs/apple-apis.md"), encoding: .utf8)
    return page.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0]
    }
  }

  @Test func declarationsOfThePageMakeKeysOfItsLiterals() throws {
    let (interfaces, sources) = (try blocks("swiftinterface"), try blocks("swift"))
    let keys = try blocks("keys")
    #expect(interfaces.count == 2 && sources.count == 2 && keys.count == 2)
    for ((interface, source), keys) in zip(zip(interfaces, sources), keys) {
      func found(_ texts: [String]) -> [String] {
        Extract.extraction(
          of: texts.enumerated().map { (file: "\($0).swift", bytes: Array($1.utf8)) }
        ).strings.map(\.key).sorted()
      }
      #expect(found([interface, source]) == keys.split(separator: "\n").map(String.init))
      #expect(found([source]).isEmpty, "the example is no new API")
    }
  }

  @Test func linesOfThePageAreThoseOfTheFiles() throws {
    let row = try #require(try blocks("apis").first.flatMap { APIRow($0[...]) })
    let call = try #require(CallWriter(row, index: 0))
    #expect(call.source.contains(#".caption("key 0.0", isShown: true)"#))
    #expect(row.sdk == 27 && APIRow.newestSDK < 27)

    let list = try #require(try blocks("frameworks").first)
    let frameworks = Frameworks(list)
    #expect(frameworks.unknown.isEmpty)
    #expect(frameworks.prefixes == ["PT"] && frameworks.shownPrefixes == ["PT"])
    #expect(Array(frameworks.localizable.keys) == ["PosterTitle"])
    #expect(frameworks.shownProperties == ["footer"])
    #expect(frameworks.shownArguments == ["PTCanvas": ["caption"]])
    #expect(frameworks.systemsByModule == ["PosterKit": ["iOS", "macCatalyst"]])

    let embedding = try #require(try blocks("c").first)
    let code = try String(
      contentsOf: SDKFolder.url("../CInterfaces.c"), encoding: .utf8)
    #expect(code.contains(embedding.replacing("PosterKit", with: "SwiftUI") + "\n"))
  }
}
