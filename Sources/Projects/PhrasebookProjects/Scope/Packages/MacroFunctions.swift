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
      guard let text = Self.text(path), Self.looksUp(text) else { return }
      types.formUnion(Self.names(after: ["struct", "enum", "class"], in: text))
    }
    guard !types.isEmpty else { return [] }
    var names: Set<String> = []
    for path in Set(modules.flatMap(\.sources)).sorted() {
      guard let text = Self.text(path), text.contains(exactly: "#externalMacro") else { continue }
      names.formUnion(Self.macros(of: types, in: text))
    }
    return names.sorted()
  }

  /// The macros of a source that types of the given names implement.
  private static func macros(of types: Set<String>, in text: String) -> [String] {
    var names: [String] = []
    for declaration in text.split(separator: "macro ").dropFirst() {
      let parts = declaration.split(separator: "#externalMacro", maxSplits: 1)
      guard parts.count == 2, let arguments = parts[1].split(separator: ")").first,
        let type = arguments.split(separator: "type").last?.split(separator: "\"").dropFirst()
          .first,
        types.contains(String(type))
      else { continue }
      let name = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { names.append(String(name)) }
    }
    return names
  }

  /// Whether an implementation writes a call that looks a text up.
  private static func looksUp(_ text: String) -> Bool {
    text.contains(exactly: "Macro")
      && [
        "String(localized:", "NSLocalizedString(", "LocalizedStringResource(",
        "AttributedString(localized:", "LocalizedStringKey(", "String.LocalizationValue(",
      ].contains { text.contains($0) }
  }

  /// The words that come after one of some keywords.
  private static func names(after keywords: Set<Substring>, in text: String) -> [String] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) }
  }

  private static func text(_ path: String) -> String? {
    (try? FileContent.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
