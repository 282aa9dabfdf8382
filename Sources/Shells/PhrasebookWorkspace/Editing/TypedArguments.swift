package import Phrasebook
package import PhrasebookModel
import PhrasebookSync

/// Converts typed values to the types of the text's specifiers.
package struct TypedArguments {
  /// The conversions by position, from 1.
  private var conversions: [Int: Character] = [:]

  /// - Parameters:
  ///   - key: The key; if it has no specifiers, those of the source text are used.
  package init(for key: String, in catalog: Catalog) {
    read(key)
    guard conversions.isEmpty,
      let forms = try? Edits.get(key, language: catalog.sourceLanguage, from: catalog)
    else { return }
    for form in forms where conversions.isEmpty { read(form.value) }
  }

  private mutating func read(_ text: String) {
    var next = 1
    for placeholder in FormatPlaceholder.all(in: text) {
      guard let conversion = placeholder.conversion else { continue }
      let position = placeholder.position ?? next
      next = position + 1
      conversions[position] = conversion
    }
  }

  /// The values; the type of one without a specifier is guessed from its text.
  package func values(of texts: [String]) -> [FormatArgument] {
    texts.enumerated().map { index, text in
      switch conversions[index + 1] {
      case "@": .string(text)
      case "a", "A", "e", "E", "f", "F", "g", "G":
        Double(text).map { .double($0) } ?? .string(text)
      default: number(text) ?? .string(text)
      }
    }
  }

  private func number(_ text: String) -> FormatArgument? {
    Int64(text).map { .int($0) } ?? UInt64(text).map { .uint($0) }
      ?? Double(text).map { .double($0) }
  }
}
