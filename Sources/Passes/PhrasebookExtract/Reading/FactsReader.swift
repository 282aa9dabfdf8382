import Phrasebook
import PhrasebookModel
import SwiftParser
import SwiftSyntax

/// Source text in, `Facts` out: the first of the two steps of extraction.
struct FactsReader {
  var places: PlaceTable
  var notes: [Diagnostic] = []
  /// The lines on which a literal is not closed.
  var brokenLines: Set<UInt32> = []
  /// The depth of the expression that is being read.
  var depth = 0
  /// Whether a case without a raw value may have its name as one: in an enumeration that names a
  /// type.
  var impliesRawValues = false

  /// Reads a file, or an excerpt of one.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8; the valid parts are used if it does not parse.
  ///   - places: The places of the bytes in the file.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, places: PlaceTable? = nil) -> Facts {
    var reader = FactsReader(places: places ?? PlaceTable(bytes))
    if let offset = NestingLimit.firstBeyond(bytes) {
      let place = Location(reader.places.place(at: offset))
      var note = Diagnostic(
        .warning, "the source nests too deeply here, so the file is skipped; split it", at: place)
      note.skipsSource = true
      return Facts(block: Block(), diagnostics: [note])
    }
    let tree = Parser.parse(source: bytes, maximumNestingLevel: maximumNesting)
    if tree.hasError {
      reader.note(firstErrorIn: tree)
      reader.findUnclosedLiterals(in: tree)
    }
    let block = reader.block(tree.statements)
    return Facts(
      block: block, diagnostics: reader.notes,
      imports: places == nil ? SourceScanner.imports(of: bytes) : [])
  }

  /// The maximum depth of the syntax; deeper text is reported and skipped, so that no input can
  /// exhaust the stack of a thread.
  static let maximumNesting = 128

  /// The maximum depth of an expression, a chain of calls included.
  static let maximumDepth = 1_000

  /// Reports once that something is too deep to be read.
  mutating func noteDepth(at node: ExprSyntax) {
    let text: Phrase = "this expression is nested too deeply to be read; split it"
    guard !notes.contains(where: { $0.text == text }) else { return }
    notes.append(Diagnostic(.warning, text, at: Location(place(of: node))))
  }

  /// The place of a node's first token.
  func place(of node: some SyntaxProtocol) -> Place {
    places.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Reports the place of the first syntax error.
  private mutating func note(firstErrorIn tree: SourceFileSyntax) {
    var node = Syntax(tree)
    descend: while true {
      for child in node.children(viewMode: .all) where child.hasError {
        node = child
        continue descend
      }
      break
    }
    notes.append(
      Diagnostic(
        .warning, "the source cannot be parsed here; the rest of the file is still used",
        at: Location(place(of: node))))
  }
}
