import PhrasebookExtract
import PhrasebookModel

/// Finds the uses of the symbols of a catalog in one source.
struct SymbolReader {
  let symbols: CatalogSymbols
  let file: String
  private let reader: MemberReader
  private let text: DocumentText
  /// Whether the source may use phrases.
  private let usesPhrases: Bool

  init(_ symbols: CatalogSymbols, in source: [UInt8], of file: String) {
    self.symbols = symbols
    self.file = file
    reader = MemberReader(code: CodeTokens(source))
    text = DocumentText(source)
    usesPhrases = ByteSearch(Array(SymbolStyle.phrase.type.utf8)).isFound(in: source)
  }

  /// The uses in the order of their places.
  func uses() -> [SymbolUse] {
    reader.members(where: symbols.names.contains).compactMap(use)
  }

  /// The names of symbols that the source declares for something else.
  func declared() -> Set<String> {
    reader.declaredNames(where: symbols.names.contains)
  }

  private func use(_ member: MemberUse) -> SymbolUse? {
    for count in member.names.indices.reversed().map({ $0 + 1 }) {
      let path = member.names.prefix(count).joined(separator: ".")
      let reference = count == member.names.count ? path + member.labels : path
      for style in symbols.styles where (member.type ?? style) == style {
        guard style == .resource || usesPhrases, let symbol = symbols.symbol(reference, style),
          let confidence = confidence(of: member, as: style, reference)
        else { continue }
        let range = member.ranges[0].lowerBound..<member.ranges[count - 1].upperBound
        return SymbolUse(
          symbol: symbol, style: style, range: range,
          text: String(decoding: text.bytes[range], as: UTF8.self),
          location: location(of: range.lowerBound), confidence: confidence)
      }
    }
    return nil
  }

  private func location(of offset: Int) -> Location {
    let place = text.position(of: offset, in: .utf8)
    let mark = place.line == 0 && text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return Location(file: file, line: place.line + 1, column: place.character - mark + 1)
  }

  /// Nil for a member of another type.
  private func confidence(
    of member: MemberUse, as style: SymbolStyle, _ reference: String
  ) -> MemberUse.Confidence? {
    if member.type != nil { return .certain }
    // Names of one word are members of many types.
    let isLong = reference.contains { $0.isUppercase || $0 == "." || $0 == "(" }
    var place = MemberPlaceReader(before: member.dot, in: reader.code)
    switch place.place() {
    case .pattern: return nil
    case .value(let type): return type == style.type ? .certain : nil
    case .other: return isLong ? .possible : nil
    case .argument(let argument):
      if LiteralRole.others.contains(argument.callee) { return nil }
      if argument.label == "localized", argument.isFirst { return .certain }
      if argument.label == nil, argument.isFirst, TextControls.has(argument.callee) {
        return .certain
      }
      if isLong { return .likely }
      return argument.isMethod ? nil : .possible
    }
  }
}
