import PhrasebookModel
import SwiftParser
import SwiftSyntax
import Testing

@testable import PhrasebookExtract

/// The hand-written reading of Swift against swift-syntax, on changed real sources.
@Suite struct ParserDifferenceTests {
  /// A literal: where it begins, and its text if nothing is interpolated.
  struct Literal: Hashable, CustomStringConvertible {
    var line: Int
    var column: Int
    /// With one space for several: the two disagree about the indentation behind a joined line.
    var text: String?

    init(line: Int, column: Int, text: String?) {
      self.line = line
      self.column = column
      self.text = text?.split(separator: " ").joined(separator: " ")
    }

    var description: String { "\(line):\(column) \(text ?? "…")" }
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
      guard !tree.hasError, !visitor.hasExpressions else { continue }
      compared += 1
      let interpolated = Set(visitor.found.filter { $0.text == nil }.map { [$0.line, $0.column] })
      let found = Array(source.utf8).withUnsafeBufferPointer { bytes in
        var reader = PlainTextsReader(bytes)
        reader.run()
        return Set(
          reader.found.texts.map { text in
            let isInterpolated = interpolated.contains([text.line, text.column])
            return Literal(
              line: text.line, column: text.column, text: isInterpolated ? nil : text.value)
          })
      }
      let difference = found.symmetricDifference(visitor.found)
      #expect(difference.isEmpty, "source \(number): \(difference)")
    }
    #expect(compared * 10 > MutatedSource.count)
  }
}

/// The literals of a tree.
private final class LiteralVisitor: SyntaxVisitor {
  private(set) var found: Set<ParserDifferenceTests.Literal> = []
  private(set) var hasExpressions = false
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
    found.insert(
      ParserDifferenceTests.Literal(
        line: before.count { $0 == 0x0A } + 1, column: offset - lineStart + 1, text: text))
  }
}
