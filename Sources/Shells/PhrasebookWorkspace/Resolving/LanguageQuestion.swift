import CatalogJSON
package import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects

/// A question about languages: those that a user prefers, and those that an app supports.
package struct LanguageQuestion: Sendable {
  package var preferred: Languages
  package var supported: [String]
  /// The language that the app is written in; nil if it is not known.
  package var development: String?

  /// The entries of a list on the command line, without the spaces around them.
  package static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmed() }.filter { !$0.isEmpty }
  }

  /// An entry as a tag: an entry with a charset or a modifier is POSIX's name of a locale, as in
  /// the environment; others are unchanged, including those with ICU's keywords.
  private static func tag(_ entry: String) -> String {
    let isPOSIX = entry.contains { ".@".contains($0) } && !entry.contains("=")
    return isPOSIX ? PreferredLanguages.tag(posixName: entry) ?? entry : entry
  }

  /// Returns the message about the first entry of lists on the command line that is not a known
  /// language; nil if all are. Weights of a header are skipped, and tags of old have their current
  /// spelling: `i-klingon` is `tlh`.
  ///
  /// - Parameter isOfUser: Whether POSIX's names of locales are known, such as `german`: a user's
  ///   environment has them, an app does not.
  package static func problem(in texts: [String?], isOfUser: Bool) -> Phrase? {
    for entry in texts.compactMap(\.self).flatMap(list) {
      guard let word = entry.split(separator: ";").first?.trimmed(), word != "*" else { continue }
      let alias = isOfUser ? PreferredLanguages.tag(posixName: word) : nil
      let spellings = [word, tag(word), alias]
      if !spellings.compactMap(\.self).contains(where: KnownLanguages.contain) {
        return KnownLanguages.problem(word)
      }
    }
    return nil
  }

  /// A user's languages as typed: a list, or a header with weights or `*`.
  package enum Languages: Sendable {
    case list([String])
    case header(AcceptLanguage)

    /// - Parameter text: The languages as typed; nil for those of the process.
    package init(_ text: String?) {
      guard let text else {
        self = .list(PreferredLanguages.ofProcess)
        return
      }
      let list = LanguageQuestion.list(text)
      self =
        text.contains(";") || list.contains("*")
        ? .header(AcceptLanguage(text)) : .list(list.map(LanguageQuestion.tag))
    }

    func match(in matcher: LanguageMatcher) -> LanguageMatch {
      switch self {
      case .list(let languages): matcher.match(languages)
      case .header(let header): matcher.match(header)
      }
    }

    func explained(by matcher: LanguageMatcher) -> [LanguageStep] {
      switch self {
      case .list(let languages): matcher.explain(languages)
      case .header(let header): matcher.explain(header)
      }
    }
  }

  package init(preferred: Languages, supported: [String], development: String?) {
    self.preferred = preferred
    self.supported = supported
    self.development = development
  }

  /// The reason why a line is not a question.
  package struct Failure: Error {
    package var message: Phrase

    package init(message: Phrase) { self.message = message }

    /// The error in the JSON.
    init(_ error: JSONError) {
      message = "column \(String(error.column)): \(error.phrase)"
    }
  }

  /// Reads a line of `--batch`.
  package init(line: [UInt8]) throws(Failure) {
    let document: JSONDocument
    do {
      document = try JSONDocument(line)
    } catch {
      throw Failure(error)
    }
    self = try document.withView { json throws(Failure) in
      guard json.nodes[0].kind == .object else {
        throw Failure(message: #"expected {"preferred":[…],"supported":[…]}"#)
      }
      // Collections of cases call it the default.
      let (development, other) = (
        try Self.string("development", json), try Self.string("default", json)
      )
      return LanguageQuestion(
        preferred: .list(try Self.strings("preferred", json)),
        supported: try Self.strings("supported", json),
        development: development ?? other)
    }
  }

  private static func strings(_ name: String, _ json: JSONView) throws(Failure) -> [String] {
    guard let member = json.member(name, of: 0) else {
      throw Failure(message: "\"\(name)\" is missing; it is a list of languages")
    }
    let elements = Array(json.elements(of: member.value))
    guard json.nodes[member.value].kind == .array,
      elements.allSatisfy({ json.nodes[$0.value].kind == .string })
    else { throw Failure(message: "\"\(name)\" must be a list of strings") }
    return elements.map { json.string($0.value) }
  }

  private static func string(_ name: String, _ json: JSONView) throws(Failure) -> String? {
    guard let member = json.member(name, of: 0), json.nodes[member.value].kind != .null else {
      return nil
    }
    guard json.nodes[member.value].kind == .string else {
      throw Failure(message: "\"\(name)\" must be a string")
    }
    return json.string(member.value)
  }
}
