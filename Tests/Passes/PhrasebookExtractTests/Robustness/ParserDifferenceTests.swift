import PhrasebookModel
import SwiftParser
import SwiftSyntax
import Testing

@testable import PhrasebookExtract

/// The hand-written reading of Swift against swift-syntax, on changed real sources.
@Suite struct ParserDifferenceTests {
  /// A literal: its start, and its text if nothing is interpolated.
  struct Literal: Hashable, CustomStringConvertible {
    var line: Int
    var column: Int
    var text: String?

    var place: [Int] { [line, column] }
    var description: String { "\(line):\(column) \(text ?? "…")" }

    /// The literal with one space for several: swift-syntax 603 keeps the indentation behind a joined
    /// line, which the compiler removes.
    var withoutIndentation: Literal {
      var copy = self
      copy.text = text?.split(separator: " ").joined(separator: " ")
      return copy
    }
  }

  @Test("the lexer finds the literals of a source that parses, at the same places")
  func literals() throws {
    var compared = 0
    for number in 0..<MutatedSource.count {
      let source = MutatedSource.make(number)
      let tree = Parser.parse(source: source)
      let visitor = LiteralVisitor(source)
      visitor.walk(tree)
      // A regular expression is not a literal for the lexer, which looks for texts only.
      guard !tree.hasError, !visitor.hasExpressions, !visitor.hasInvalidEscapes else { continue }
      compared += 1
      let interpolated = Set(visitor.found.filter { $0.text == nil }.map(\.place))
      let found = Array(source.utf8).withUnsafeBufferPointer { bytes in
        var reader = PlainTextsReader(bytes)
        reader.run()
        return reader.found.texts.map { text in
          let isInterpolated = interpolated.contains([text.line, text.column])
          return Literal(
            line: text.line, column: text.column, text: isInterpolated ? nil : text.value)
        }
      }
      let mine = Set(
        found.map { visitor.joined.contains($0.place) ? $0.withoutIndentation : $0 })
      let difference = mine.symmetricDifference(visitor.found)
      #expect(difference.isEmpty, "source \(number): \(difference)")
    }
    #expect(compared > MutatedSource.count / 10)
  }

  @Test("an index and the parts that it selects give what the parser gives for the whole file")
  func extraction() {
    var (compared, strings) = (0, 0)
    for number in 0..<MutatedSource.count {
      let source = MutatedSource.make(number)
      let bytes = Array(source.utf8)
      // Of an invalid source each finds what it can.
      guard !Parser.parse(source: source).hasError, let indexed = indexed(bytes) else { continue }
      let whole = Extract.extraction(of: [(file: "A.swift", bytes: bytes)])
      compared += 1
      strings += whole.strings.count
      #expect(indexed.strings == whole.strings, "source \(number)")
      #expect(indexed.undeterminable == whole.undeterminable, "source \(number)")
    }
    #expect(compared > MutatedSource.count / 10 && strings > 0)
  }

  /// The extraction by way of the index; nil if a source does not have one that is whole.
  private func indexed(_ bytes: [UInt8]) -> Extraction? {
    var relevance = RelevanceAnalysis(functions: [])
    func outline() -> Outline {
      var scanner = SourceScanner(relevant: relevance.relevant)
      return bytes.withUnsafeBufferPointer {
        Extract.outline(of: $0, path: "A.swift", scanner: &scanner)
      }
    }
    var found = outline()
    var hasMore = true
    while hasMore {
      hasMore = relevance.learn(from: [found])
      found = outline()
    }
    guard found.isWhole else { return nil }
    let resolving = Resolving([Source(found)], functions: [], text: { _ in bytes })
    let findings = bytes.withUnsafeBufferPointer {
      resolving.reader.findings(in: $0, found, index: 0)
    }
    return Resolving.extraction([(file: "A.swift", findings: findings)])
  }
}

/// The literals of a tree.
private final class LiteralVisitor: SyntaxVisitor {
  private(set) var found: Set<ParserDifferenceTests.Literal> = []
  /// The places of literals that join lines with a backslash at the end of one.
  private(set) var joined: Set<[Int]> = []
  private(set) var hasExpressions = false
  /// Whether a literal that joins lines has an escape such as `\#(`, which swift-syntax 603 accepts there, with another
  /// text, and the compiler does not.
  private(set) var hasInvalidEscapes = false
  private let bytes: [UInt8]

  init(_ source: String) {
    bytes = Array(source.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.representedLiteralValue)
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, nil)
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    hasExpressions = true
    return .skipChildren
  }

  private func add(_ node: some SyntaxProtocol, _ text: String?) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let literal = ParserDifferenceTests.Literal(
      line: before.count { $0 == 0x0A } + 1, column: offset - lineStart + 1, text: text)
    let joinsLines = node.trimmedDescription.contains("\\\n")
    if joinsLines {
      joined.insert(literal.place)
      if node.trimmedDescription.contains("\\#") { hasInvalidEscapes = true }
    }
    found.insert(joinsLines ? literal.withoutIndentation : literal)
  }
}
