import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookExtract

@Suite("A file that is being edited: its findings are those of a file that is read once")
struct ItemFindingsTests {
  private static let source = ##"""
    import SwiftUI

    #Preview { Text("Preview") }

    @available(iOS 17, *)
    struct Panel: View {
      @State(title: "Size") private var size = 1
      let title: LocalizedStringKey = "Title"
      static func show(_ text: LocalizedStringKey, _ more: String = "x") -> Text { Text(text) }

      var body: some View {
        VStack {
          Text("Body \(size)")
          Self.show("Shown", "plain")
          Button("Press") { print("pressed", String(localized: "log", comment: "For a log")) }
        }
      }

      @objc(title:) func other() {
        let made = String(format: NSLocalizedString("%lld files", comment: ""), 3)
        print(made + NSLocalizedString("a", comment: "") + NSLocalizedString("b", comment: ""))
      }

      enum Kind: LocalizedStringKey {
        case large = "Large", small = "Small"
        case other
      }
    }

    extension Panel {
      func more() -> some View { Label(flag ? "On" : "Off", systemImage: "sun") }
      var label: Label<Text, Text> { Label { Text(verbatim: "Fixed") } icon: { Text("Icon") } }
    }

    let outside = [Text("One"), Text("Two")]
    """##

  /// The pieces that are typed, one character at a time or at once.
  private static let typed = [
    "Text(\"Typed\")", "let t = NSLocalizedString(\"key\", comment: \"c\")", "func f(", "\"", "(",
    ")", "[", "}", "{", "\n", "\\(",
    "\"\"\"", "/*", "#if DEBUG\n", "#endif\n", "struct S {}", "Self.show(\"more\")", ", ",
    "guard let x = y else { return }\n",
    "@State(title: \"A\")", "// ", "import UIKit\n", "case third = \"Third\"",
  ]

  private static let relevance = RelevanceAnalysis(functions: [])

  /// One state of the file, with the step that resolves it; nil if its brackets do not match.
  private struct Reading {
    let outline: Outline
    let resolving: Resolving

    init?(_ bytes: [UInt8]) {
      var relevance = ItemFindingsTests.relevance
      var scanner = SourceScanner(relevant: relevance.relevant)
      let first = bytes.withUnsafeBufferPointer { scanner.scan($0) }
      _ = relevance.learn(from: [first])
      var again = SourceScanner(relevant: relevance.relevant)
      var outline = bytes.withUnsafeBufferPointer { again.scan($0) }
      guard outline.isWhole else { return nil }
      bytes.withUnsafeBufferPointer { outline.sign($0) }
      self.outline = outline
      resolving = Resolving([Source(outline)], functions: []) { _ in bytes }
    }
  }

  private static func findings(
    _ bytes: [UInt8], _ reading: Reading, _ known: inout ItemFindings?
  ) -> Resolving.Findings {
    var findings = bytes.withUnsafeBufferPointer {
      let reader = reading.resolving.reader
      guard known != nil else { return reader.findings(in: $0, reading.outline, index: 0) }
      return reader.findings(in: $0, reading.outline, index: 0, known: &known!)
    }
    // Which names an attribute asks for depends on the items that are read with it.
    findings.asked = []
    return findings
  }

  @Test("random typing", arguments: UInt64(1)...3)
  func typing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.source.utf8)
    var known: ItemFindings? = ItemFindings()
    var whole = 0
    for step in 0..<80 {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1:
        let end = min(bytes.count, place + Int.random(in: 0..<20, using: &random))
        bytes.removeSubrange(place..<end)
      case 2...4 where step > 20: bytes = Array(Self.source.utf8)
      default:
        let text = Array((random.pick(Self.typed) ?? "").utf8)
        bytes.insert(
          contentsOf: text.prefix(Int.random(in: 1...text.count, using: &random)), at: place)
      }
      guard let reading = Reading(bytes) else { continue }
      whole += 1
      var none: ItemFindings?
      let cold = Self.findings(bytes, reading, &none)
      let live = Self.findings(bytes, reading, &known)
      let (new, old) = (live.encoded(), cold.encoded())
      #expect(new == old, "seed \(seed), step \(step): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(whole > 30)
  }

  @Test("items that are as before are moved, not read again")
  func moved() throws {
    let bytes = Array(Self.source.utf8)
    var known: ItemFindings? = ItemFindings()
    let first = Self.findings(bytes, try #require(Reading(bytes)), &known)
    let later = Array("\n\n".utf8) + bytes
    let moved = Self.findings(later, try #require(Reading(later)), &known)
    #expect(first.sites.count > 15)
    #expect(moved.sites.map(\.call.location.line) == first.sites.map { $0.call.location.line + 2 })
    #expect(moved.sites.map(\.key) == first.sites.map(\.key))
  }

  @Test(
    "a mistake in one item hides nothing of the others",
    arguments: [
      "  let typed = NSLocalizedString(\"ty", "  let typed = Text(",
      "  func typed() { Text(\"x\n  }", "  let typed = Text(\"x\"]", "  let typed = = Text(\"x\")",
    ])
  func mistake(_ line: String) throws {
    let text = Self.source.replacing("struct Panel: View {", with: "struct Panel: View {\n\(line)")
    let bytes = Array(text.utf8)
    let whole = Self.findings(
      Array(Self.source.utf8), try #require(Reading(Array(Self.source.utf8))), &Self.nothing)
    let broken = Self.findings(bytes, try #require(Reading(bytes)), &Self.nothing)
    let keys = Set(broken.sites.map(\.key))
    #expect(whole.sites.allSatisfy { keys.contains($0.key) })
    #expect(broken.diagnostics.count == 1)
  }

  private static var nothing: ItemFindings? {
    get { nil }
    set {}
  }
}
