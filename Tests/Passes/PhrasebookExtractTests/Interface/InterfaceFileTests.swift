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
        Self.sdk(ofHeader: first, module: module) != nil || first == "// \(module), SDK not read"
          || first.hasPrefix("// Phrasebook, on every system"), "\(file)")
      #expect(Frameworks.known.names.contains(module), "\(module) is not in frameworks.txt")
    }
    for row in try APIRow.all() {
      #expect(Frameworks.known.names.contains(row.module[...]), "\(row.module)")
    }
  }

  /// The SDK that the first line of an interface names: `17.4`; nil for any other line.
  private static func sdk(ofHeader line: Substring, module: Substring) -> Substring? {
    guard let match = line.wholeMatch(of: /\/\/ (\w+), SDK (\d+(?:\.\d+)?)/),
      match.output.1 == module
    else { return nil }
    return match.output.2
  }

  @Test func theFirstLineOfAnInterfaceNamesAnySDK() {
    func sdk(_ line: String) -> Substring? { Self.sdk(ofHeader: line[...], module: "PosterKit") }
    #expect(sdk("// PosterKit, SDK 17.4") == "17.4")
    #expect(sdk("// PosterKit, SDK 27") == "27")
    #expect(sdk("// PosterKit, SDK") == nil && sdk("// PosterKit, SDK 27 beta") == nil)
    #expect(sdk("// Posters, SDK 27") == nil)
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

  @Test func theSystemsOfModulesAreThoseThatConditionsName() {
    let systems = Frameworks.known.systemsByModule
    #expect(systems["TVUIKit"] == ["tvOS"] && systems["Glibc"] == [] && systems["SwiftUI"] == nil)
    let known = Set(BuildContext.systemsByPlatform.values).union([BuildContext.catalyst])
    let named = Set(systems.values.joined())
    #expect(named.isSubset(of: known))
  }

  /// `// SDK 26` behind a declaration means that it came with that SDK: the measured list has to agree,
  /// unless the SDK is newer than the list. `// after SDK 17.4` means only that it is not in that SDK,
  /// which was read.
  @Test func everyMarkOfAnSDKIsOneThatWasMeasured() throws {
    let rows = try APIRow.all()
    let marks = Interface.all.flatMap(SDKMark.all)
    for mark in marks { #expect(mark.isTrue(by: rows), "\(mark)") }
    #expect(marks.count > 50)
  }

  @Test(arguments: [
    ("SDK 27", true), ("SDK 26.2", true), ("SDK 26", false), ("SDK 18", false), ("SDK new", false),
    ("after SDK 17.4", true), ("after SDK 3", false), ("new", false),
  ])
  func aMarkOfAnAPIThatWasNotMeasured(_ text: String, _ isTrue: Bool) throws {
    let mark = SDKMark(text: text, owner: "Poster", name: "caption")
    #expect(try mark.isTrue(by: APIRow.all()) == isTrue)
  }
}
