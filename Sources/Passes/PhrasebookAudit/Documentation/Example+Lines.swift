import Phrasebook
import PhrasebookModel

extension Example {
  /// The code of the example, as people read it: one line for each call.
  ///
  /// - Parameter words: A remark for people; programs read the English.
  func codeLines(in words: (Phrase) -> String) -> [String] {
    let table = table
    var lines: [String] = []
    for string in code?.strings ?? [] { lines += Self.lines(of: string) }
    for site in code?.undeterminable ?? [] { lines.append("  code: \(words(site.explanation))") }
    for text in code?.hardCoded ?? [] {
      lines.append("  code: \(text.text.quoted), \(text.context)")
    }
    for key in table.plainTexts.keys.map(\.text).sorted() {
      lines.append("  code: let text = \(key.quoted)")
    }
    for key in table.keysOfSymbols.map(\.text).sorted() {
      lines.append("  code: Text(.\(SymbolName(key).name))")
    }
    guard !table.developerSites.isEmpty else { return lines }
    return ["  #if DEBUG"] + lines + ["  #endif"]
  }

  /// The settings and the style of the file that the example needs, in the notation of phrasebook.yml.
  var settingLines: [String] {
    let table = table
    var lines: [String] = []
    if !settings.required.isEmpty {
      let shares = settings.required.sorted { $0.key < $1.key }.map { language, share in
        let percent = share * 100
        let isWhole = percent == percent.rounded()
        return "\(language): \(isWhole ? String(Int(percent)) : String(percent))"
      }
      lines.append("  phrasebook.yml: require: {\(shares.joined(separator: ", "))}")
    }
    if !settings.countsMachineTranslations {
      lines.append("  phrasebook.yml: count-machine-translations: false")
    }
    if !table.declaredLanguages.isEmpty {
      let languages = table.declaredLanguages.joined(separator: ", ")
      lines.append("  phrasebook.yml: languages: [\(languages)]")
    }
    if let isInStyle = table.isInXcodeStyle {
      lines.append(isInStyle ? "  Localizable.xcstrings: {…}" : "  Localizable.xcstrings: {  …}")
    }
    for module in table.uncoveredModules { lines.append("  \(module.name): \(module.strings)") }
    return lines
  }

  /// The calls that ask for a string, one line each.
  private static func lines(of string: ExtractedString) -> [String] {
    struct Call: Hashable {
      var bundle: String?
      var value: String?
      var comment: String?
      var isPassedOn: Bool
    }
    let own = Call(
      bundle: string.bundle, value: string.defaultValue, comment: string.comment,
      isPassedOn: string.isPassedOn)
    let calls = string.sites.map {
      Call(
        bundle: $0.bundle, value: $0.defaultValue, comment: $0.comment, isPassedOn: $0.isPassedOn)
    }
    return (calls.isEmpty ? [own] : calls).map { call in
      let key = call.isPassedOn ? "Row(title: \(string.key.quoted))" : string.key.quoted
      var line = "  code: \(key)"
      if string.table != "Localizable" { line += " table: \(string.table)" }
      if let bundle = call.bundle { line += " bundle: \(bundle)" }
      if let value = call.value { line += " default: \(value.quoted)" }
      if let comment = call.comment { line += " // \(comment)" }
      return line
    }
  }
}
