import CatalogJSON
package import PhrasebookModel

/// Xcode's Localization Catalog, `fr.xcloc`: a folder with an XLIFF 1.2 file and a page about it.
///
/// A folder with many files. Only the XLIFF in `Localized Contents` is read, which the caller finds
/// by `contents.json`.
package enum XCLOC: ExchangeFormat {
  package static let name = "xcloc"
  package static let fileExtensions = ["xcloc"]
  package static let hasUntranslatable = true

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    try XLIFF.read(file)
  }

  package static func arranged(_ exchange: Exchange, for tool: ExchangeTool?) -> Exchange {
    XLIFF.arranged(exchange, for: tool)
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    let inside = XLIFF.write(exchange)
    let language = exchange.targetLanguage ?? exchange.sourceLanguage ?? "und"
    let page = ExchangeFile(
      path: "\(language).xcloc/\(pageName)", bytes: Array(contents(exchange, language).utf8))
    let files = inside.files.map { file in
      ExchangeFile(path: "\(language).xcloc/Localized Contents/\(file.path)", bytes: file.bytes)
    }
    return ExchangeWriting(files: [page] + files, losses: inside.losses)
  }

  /// The name of the page.
  package static let pageName = "contents.json"

  /// Whether a file is the page of a bundle, without which its other files are no bundle.
  package static func isPage(_ path: String) -> Bool { path.hasSuffix(".xcloc/\(pageName)") }

  /// The language in `contents.json`; nil if it is missing or invalid: a language is never a path.
  package static func targetLanguage(contents: [UInt8]) -> String? {
    guard let page = JSONValue(text: String(decoding: contents, as: UTF8.self)),
      let language = page["targetLocale"]?.string, (1...64).contains(language.utf8.count),
      language.utf8.allSatisfy({ $0.isLanguageByte })
    else { return nil }
    return language
  }

  private static func contents(_ exchange: Exchange, _ language: String) -> String {
    let project = exchange.unknown["project"]?.string
    let members: [(String, JSONValue)] = [
      ("developmentRegion", .string(exchange.sourceLanguage ?? "en")),
      ("project", .string(project ?? "Project.xcodeproj")), ("targetLocale", .string(language)),
    ]
    let lines = members.map { "  \"\($0.0)\" : \($0.1.text)," }
    return """
      {
      \(lines.joined(separator: "\n"))
        "toolInfo" : {
          "toolBuildNumber" : "17B100",
          "toolID" : "com.apple.dt.xcode",
          "toolName" : "Xcode",
          "toolVersion" : "26.1.1"
        },
        "version" : "1.0"
      }
      """
  }
}

extension UInt8 {
  /// Whether a byte can be part of a language tag: letters, digits, `-` and `_`.
  fileprivate var isLanguageByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
