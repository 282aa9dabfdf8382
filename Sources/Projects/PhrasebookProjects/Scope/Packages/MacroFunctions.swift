import PhrasebookExtract
import PhrasebookModel

/// Finds the freestanding macros of a package that look up the text they are handed: declarations
/// and implementations in, names out.
///
///     @freestanding(expression)
///     macro localized(_ key: StaticString, _ values: any CVarArg...) -> String =
///       #externalMacro(module: "TextMacros", type: "LocalizedMacro")
///
/// The compiler expands such a macro, so Xcode finds the key of `String(localized:)` in what it
/// makes of it. Nothing is read unless a package has a target of macros.
struct MacroFunctions {
  /// The modules of a project.
  let modules: [Module]

  /// The names of the macros, sorted.
  func names() -> [String] {
    let implementations = modules.filter(\.hasMacros).flatMap(\.sources)
    guard !implementations.isEmpty else { return [] }
    let types = implementations.reduce(into: Set<String>()) { types, path in
      guard let text = Self.text(path), text.contains(exactly: "Macro") else { return }
      let code = CodeTokens(Array(text.utf8))
      guard Self.looksUp(code) else { return }
      types.formUnion(Self.names(after: ["struct", "enum", "class"], in: code))
    }
    guard !types.isEmpty else { return [] }
    var names: Set<String> = []
    for path in Set(modules.flatMap(\.sources)).sorted() {
      guard let text = Self.text(path), text.contains(exactly: "#externalMacro") else { continue }
      names.formUnion(Self.macros(of: types, in: CodeTokens(Array(text.utf8))))
    }
    return names.sorted()
  }

  /// The macros of a source that types of the given names implement.
  static func macros(of types: Set<String>, in code: CodeTokens) -> [String] {
    var names: [String] = []
    var name: String?
    for index in code.tokens.indices {
      let word = code.word(index)
      if word == "macro", let next = code.word(index + 1) { name = next }
      guard let declared = name, word == "externalMacro", code.mark(index - 1) == UInt8(ascii: "#")
      else { continue }
      name = nil
      if let type = implementation(behind: index, in: code), types.contains(type) {
        names.append(declared)
      }
    }
    return names
  }

  /// The literal of the argument `type:` in the parentheses behind a token; nil if absent.
  private static func implementation(behind index: Int, in code: CodeTokens) -> String? {
    let arguments = (index + 1..<code.tokens.count).prefix {
      code.mark($0) != UInt8(ascii: ")") && code.word($0) != "macro"
    }
    return arguments.last { code.word($0) == "type" && code.mark($0 + 1) == UInt8(ascii: ":") }
      .flatMap { code.literal($0 + 2) }
  }

  /// Whether an implementation writes a call that looks a text up.
  static func looksUp(_ code: CodeTokens) -> Bool {
    let text = code.textWithoutComments
    return text.contains(exactly: "Macro")
      && [
        "String(localized:", "NSLocalizedString(", "LocalizedStringResource(",
        "AttributedString(localized:", "LocalizedStringKey(", "String.LocalizationValue(",
      ].contains { text.contains(exactly: $0) }
  }

  /// The words that come after one of some keywords.
  private static func names(after keywords: Set<String>, in code: CodeTokens) -> [String] {
    code.tokens.indices.compactMap { index in
      guard let word = code.word(index), keywords.contains(word) else { return nil }
      return code.word(index + 1)
    }
  }

  private static func text(_ path: String) -> String? {
    (try? FileContent.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
