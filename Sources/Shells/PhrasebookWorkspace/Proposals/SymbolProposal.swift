import Phrasebook
import PhrasebookExtract
import PhrasebookGenerate
import PhrasebookModel

/// Turns a key in the code into the symbol that is generated for it: `Text("cart.title")` into
/// `Text(.cartTitle)`, as Xcode 26 does, or into `Text(Phrase.Cart.title)`.
struct SymbolProposal {
  let key: KeyReference
  let table: LiveSnapshot.Table

  /// The change; nil if the call or the key does not allow it.
  func proposals(in text: DocumentText, of file: String) -> [Proposal] {
    guard SourceLanguage(path: file) == .swift, FormatString(key.key).pieces.count <= 1,
      let literal = LiteralScan.literal(at: key.range.lowerBound, in: text.bytes),
      !literal.hasInterpolations, !literal.isOpen
    else { return [] }
    let code = CodeTokens(text.bytes)
    guard case .key? = LiteralRole(of: literal, in: code),
      let end = Self.endOfArguments(behind: literal, in: code),
      let symbol = symbol(usesPhrases: importsPhrasebook(text.bytes)),
      let change = change(of: literal.range.lowerBound..<end, to: symbol, in: code)
    else { return [] }
    return [
      Proposal(
        "Use the symbol \(symbol)", .rewrite,
        .replace(file: file, range: change.range, text: change.text),
        .own(key: key.key, catalog: table.path))
    ]
  }

  /// The change of the arguments to the symbol, or of the whole call if it does not take a symbol. Nil if
  /// nothing of the kind does.
  private func change(
    of arguments: Range<Int>, to symbol: String, in code: CodeTokens
  ) -> (range: Range<Int>, text: String)? {
    let call = CallName(before: arguments.lowerBound, in: code)
    let whole = call.start..<arguments.upperBound + 1
    switch call.name {
    case "NSLocalizedString":
      return symbol.hasPrefix(".") ? (whole, "String(localized: \(symbol))") : nil
    case "LocalizedStringResource":
      return symbol.hasPrefix(".") ? (whole, "LocalizedStringResource\(symbol)") : nil
    case "LocalizedStringKey", "LocalizationValue": return nil
    default: return (arguments, symbol)
    }
  }

  private func importsPhrasebook(_ source: [UInt8]) -> Bool {
    let line = Array("import Phrasebook".utf8)
    return DocumentText(source).hasLine(endingWith: line)
  }

  /// The end of the arguments that the symbol includes: the comment, the table and the bundle. Nil if
  /// the call has others, which a symbol does not take.
  static func endOfArguments(
    behind literal: LiteralScan.Literal, in code: CodeTokens
  ) -> Int? {
    let start = literal.range.upperBound
    let first = code.index(from: start)
    var (depth, index) = (0, first)
    while index < code.tokens.count, code.tokens[index].range.lowerBound < start + 2_000 {
      switch code.mark(index) {
      case UInt8(ascii: ")") where depth == 0:
        let end = code.tokens[index].range.lowerBound
        let isBare = code.source[start..<end].allSatisfy(ByteClass.isSpace)
        return isBare || takesOnlyIncluded(first..<index, in: code) ? end : nil
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether the labels of some tokens, of which there is at least one, are of arguments that a symbol
  /// includes.
  private static func takesOnlyIncluded(_ tokens: Range<Int>, in code: CodeTokens) -> Bool {
    let labels = tokens.compactMap { index in
      code.mark(index - 1) == UInt8(ascii: ",") && code.mark(index + 1) == UInt8(ascii: ":")
        ? code.word(index) : nil
    }
    return !labels.isEmpty
      && labels.allSatisfy { ["comment", "table", "tableName", "bundle"].contains($0) }
  }

  /// The symbol, as code writes it; nil for one with arguments.
  private func symbol(usesPhrases: Bool) -> String? {
    var catalog = table.catalog
    guard var entry = catalog[key.key] else { return nil }
    entry.extractionState = .manual
    catalog[key.key] = entry
    let style = usesPhrases ? SymbolStyle.phrase : .resource
    let symbol = Generate(options: style.options)
      .symbols(of: NamedCatalog(name: table.name, catalog: catalog))
      .first { $0.key.isExactly(key.key) }
    guard let symbol, symbol.labels.isEmpty else { return nil }
    return style.prefix + symbol.reference
  }
}

extension DocumentText {
  /// Whether some line ends with some bytes.
  fileprivate func hasLine(endingWith end: [UInt8]) -> Bool {
    (0..<lineCount).contains { number in
      let line = bytes[line(number)]
      return line.count >= end.count && line.suffix(end.count).elementsEqual(end)
    }
  }
}
