import Foundation
import Testing

@testable import PhrasebookExtract

/// The files of SDK/ are all embedded, are written in one way, and agree with each other.
@Suite struct InterfaceFileTests {
  @Test func everyFileOfTheFolderIsEmbedded() throws {
    let files = try SDKFolder.names()
    let expected = try files.filter { $0.hasSuffix(".swiftinterface") }.map {
      try String(contentsOf: SDKFolder.url($0), encoding: .utf8)
    }
    #expect(Interface.all.map { String(decoding: $0.text, as: UTF8.self) } == expected)
    #expect(
      files.filter { !$0.hasSuffix(".swiftinterface") } == [
        "frameworks.txt", "localizable-apis.txt",
      ])
    #expect(Frameworks.known.names.count > 300)
  }

  @Test func everyInterfaceSaysWhichModuleItIsOfAndEveryModuleIsListed() throws {
    for file in try SDKFolder.names() where file.hasSuffix(".swiftinterface") {
      let text = try String(contentsOf: SDKFolder.url(file), encoding: .utf8)
      let module = file.prefix { $0 != "." }
      let first = text.prefix { !$0.isNewline }
      #expect(
        first == "// \(module), SDK 17.4" || first == "// \(module), SDK not read"
          || first.hasPrefix("// Phrasebook, on every system"), "\(file)")
      #expect(Frameworks.known.names.contains(module), "\(module) is not in frameworks.txt")
    }
    for row in try APIRow.all() {
      #expect(Frameworks.known.names.contains(row.module[...]), "\(row.module)")
    }
  }

  @Test func everyInterfaceIsWholeAndAllOfItDeclaresSomething() {
    for interface in Interface.all {
      #expect(interface.outline.isWhole)
      for item in interface.outline.items {
        let text = String(decoding: interface.text[Int(item.start)..<Int(item.end)], as: UTF8.self)
        if item.kind == .code {
          #expect(text.hasPrefix("associatedtype "), "no declaration: \(text)")
        } else {
          #expect(!ItemText.declarations(of: item, in: interface.text).isEmpty, "\(text)")
        }
      }
    }
  }

  @Test func theListOfFrameworksIsSortedAndSaysNothingUnknown() {
    let names = Frameworks.known.names
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(names).count == names.count)
    #expect(Frameworks.known.unknown.isEmpty)
  }

  @Test(arguments: [
    ("A\n  nonsense B\n", "nonsense"), ("A nonsense\n", "nonsense"), ("A\n  shows b\n", "b"),
  ])
  func aWordOfTheListThatMeansNothingIsSeen(_ list: String, _ word: String) {
    #expect(Frameworks(list + " \n\n# a comment\n").unknown == [word[...]])
  }

  /// `// SDK 26` behind a declaration means that it came with that SDK: the measured list has to
  /// agree. `// after SDK 17.4` means only that it is not in that SDK.
  @Test func everyMarkOfAnSDKIsOneThatWasMeasured() throws {
    let measured = Dictionary(grouping: try APIRow.all()) { $0.owner ?? "" }
    var count = 0
    for mark in Interface.all.flatMap(SDKMark.all) {
      count += 1
      switch mark.text {
      case "after SDK 17.4": break
      case let text where text.hasPrefix("SDK "):
        let rows = measured.filter { owner, _ in
          owner == mark.owner || owner.hasPrefix("\(mark.owner).")
            || owner.isEmpty && !mark.owner.contains(".")
        }
        let sdk = Double(text.dropFirst("SDK ".count))
        #expect(
          rows.values.joined().contains { row in
            row.sdk == sdk
              && (row.owner?.hasPrefix(mark.name) == true || row.name == mark.name
                || row.attribute == "@\(mark.name)" || row.owner == mark.owner)
          }, "\(mark)")
      default: Issue.record("what is it: \(mark)")
      }
    }
    #expect(count > 50)
  }
}
