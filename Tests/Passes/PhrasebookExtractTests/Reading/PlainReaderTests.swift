import Foundation
import TestSupport
import Testing

@testable import PhrasebookExtract

/// Reading without the parser has the same results as the parser.
@Suite struct PlainReaderTests {
  @Test func applesDeclarationsAreReadAlike() {
    for interface in Interface.all { #expect(differing(Array(interface.text)).isEmpty) }
  }

  @Test func ourOwnSourcesAreReadAlikeAndMostOfThemArePlain() throws {
    let sources = PackageRoot.folder.appendingPathComponent("Sources")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var count = 0
    for case let url as URL in found ?? .init() where url.pathExtension == "swift" {
      let bytes = [UInt8](try Data(contentsOf: url))
      #expect(differing(bytes).isEmpty, "\(url.path)")
      count += plain(bytes).count
    }
    #expect(count > 1_000)
  }

  @Test(arguments: [
    "var a: [String: Int?]? = nil", "let a: (x: Int, String) -> Void", "var a: some View { b }",
    "@MainActor @Published private(set) var a: A.B<C, [D]>! = f(1, [2])", "weak var a: (any P)?",
    "var a: Int = 1 { didSet { b } }",
    "static func f(_ a: Int = 1, b c: Double...) async throws -> A",
    "func f(a: @escaping (Int, _ b: A) async throws -> Void) rethrows {}",
    "init?(a: inout A & B) {}",
    "case a, b(Int, c: String = 1), _d(_ e: A)", "typealias A = (Int) -> B.C",
    "class var a: () { b }",
    "class A: B, @unchecked Sendable {}", "extension A.B: C {}", "actor A {}",
    "var a: ((Int)) -> (A, B)",
    "var a: @Sendable (Int) -> Void", "var a: A.Type", "let a: Int, b: Int", "func f<T>(a: T)",
    "let a = 1", "@A(1) var a: Int", "func f(a: @autoclosure () -> Int)", "var `a`: Int",
    "var a: Int? ? ", "var a: Array<Int>", "var a: Optional<Int> = .none, b: Int",
    "let (a, b): (A, B)",
  ])
  func oneDeclarationIsReadAlike(_ source: String) {
    #expect(differing(Array("struct S { \(source)\n}".utf8)).isEmpty, "\(source)")
  }

  @Test func brokenDeclarationsAreReadAlikeOrParsed() {
    var random = SeededGenerator(seed: 5)
    let base = Array("struct S { var a: [A<B>?] = c(1); func f(_ a: (B) -> C? = d) -> E {} }".utf8)
    for _ in 0..<3_000 {
      for item in plain(random.mutated(base)) { #expect(item.declarations.count < 100) }
    }
  }

  private func plain(_ bytes: [UInt8]) -> [(item: Item, declarations: [Declaration])] {
    let outline = Self.outline(bytes)
    return bytes.withUnsafeBufferPointer { bytes in
      outline.items.compactMap { item in
        guard item.kind != .code, let range = ItemText.range(of: item) else { return nil }
        return PlainReader.declarations(of: item, range, in: bytes).map { (item, $0) }
      }
    }
  }

  /// The texts of items that the two read differently.
  private func differing(_ bytes: [UInt8]) -> [String] {
    plain(bytes).compactMap { item, declarations in
      guard let range = ItemText.range(of: item) else { return nil }
      let parsed = bytes.withUnsafeBufferPointer { ItemText.parse(item, range, in: $0) }
      let isSame = declarations.map(\.withoutValues) == parsed.map(\.withoutValues)
      return isSame ? nil : String(decoding: bytes[range], as: UTF8.self)
    }
  }

  private static func outline(_ bytes: [UInt8]) -> Outline {
    var scanner = SourceScanner(relevant: RelevantNames(types: [], functions: [], keys: []))
    return bytes.withUnsafeBufferPointer { scanner.scan($0) }
  }
}

extension Declaration {
  /// The declaration without the parts that a plain one lacks: values, and places of attributes.
  fileprivate var withoutValues: Declaration {
    func plain(_ attributes: [Attribute]) -> [Attribute] {
      attributes.map { Attribute(name: $0.name, arguments: [], place: Place(line: 0, column: 0)) }
    }
    switch self {
    case .variable(var variable):
      if variable.type != nil, variable.initial != nil { variable.initial = .other([]) }
      variable.attributes = plain(variable.attributes)
      return .variable(variable)
    case .function(var function):
      for index in function.parameters.indices { function.parameters[index].initial = nil }
      function.attributes = plain(function.attributes)
      return .function(function)
    case .type(var type):
      type.attributes = plain(type.attributes)
      return .type(type)
    case .alias: return self
    }
  }
}
