internal import CInterfaces

/// The declarations of one framework: a file of SDK/, embedded, which the same reader reads as a
/// project's sources.
///
/// The text holds what decides a literal's type: labels in order, parameter and result types,
/// conformances. `= nil` means any default value; variants that differ in one optional label
/// are one declaration; parameters that never decide anything are simplified. A title typed
/// `LocalizedStringKey` has two disfavored twins, `LocalizedStringResource` (from SDK 26) and
/// `StringProtocol`; they are repeated only if the result's type or a trap depends on them.
struct Interface: Sendable {
  /// Constant bytes of the program.
  nonisolated(unsafe) let text: UnsafeBufferPointer<UInt8>
  let outline: Outline
  /// The declarations that were read so far.
  let declarations = ItemDeclarations()

  /// Every interface; the order carries no meaning.
  static let all: [Interface] = {
    let types = Set(Localizable.typeNames.map { NameHash.of($0) })
    var scanner = SourceScanner(relevant: RelevantNames(types: types, functions: [], keys: []))
    var count = 0
    let start = phrasebook_interfaces(&count)
    return UnsafeBufferPointer(start: start, count: count).split(separator: 0).map { file in
      let text = UnsafeBufferPointer(rebasing: file)
      return Interface(text: text, outline: scanner.scan(text))
    }
  }()
}
