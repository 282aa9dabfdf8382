import Foundation
import PhrasebookPlatform

/// Finds a user's preferred languages, best first, in a program's arguments and environment. For
/// requests to a server, see `AcceptLanguage`.
///
/// Each function depends only on its arguments, so that a server, a test and a command can use it
/// in one process.
package enum PreferredLanguages {
  /// The maximum size of a list, in bytes.
  static let longestList = 4096
  static let mostEntries = 64

  /// The environment variables that name languages.
  static let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

  /// The languages that this process was started with; may be empty. Read once: the environment is
  /// not safe to read while another thread changes it.
  package static let ofProcess: [String] = {
    #if canImport(Darwin)
      // The system's settings, with -AppleLanguages over them.
      return Locale.preferredLanguages
    #else
      var environment: [String: String] = [:]
      for name in variables {
        if let value = getenv(name) { environment[name] = String(cString: value) }
      }
      return of(arguments: CommandLine.arguments, environment: environment)
    #endif
  }()

  /// Returns the languages of a program's arguments, otherwise of its environment.
  package static func of(arguments: [String], environment: [String: String]) -> [String] {
    let named = inArguments(arguments)
    return named.isEmpty ? inEnvironment(environment) : named
  }

  /// Returns the languages after `-AppleLanguages`, as Xcode's schemes pass them: `(fr, "pt-BR")`,
  /// or `fr`. The last one counts, as in `UserDefaults`.
  package static func inArguments(_ arguments: [String]) -> [String] {
    guard let option = arguments.lastIndex(of: "-AppleLanguages"),
      option + 1 < arguments.count
    else { return [] }
    return list(arguments[option + 1], separator: ",").map { entry in
      String(entry.filter { !$0.isWhitespace && !"()\"'".contains($0) })
    }.filter { !$0.isEmpty }
  }

  /// Returns the languages of a POSIX environment as BCP 47 tags: `LANGUAGE`, if unset the first of
  /// `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  package static func inEnvironment(_ environment: [String: String]) -> [String] {
    localeNames(inEnvironment: environment).compactMap { tag(posixName: $0) }
  }

  /// Returns the locales of a POSIX environment in the order of gettext, in their own spelling.
  ///
  /// `LANGUAGE` counts unless the locale is `C` or `POSIX`: a script sets `C` for output that it
  /// can parse. `C.UTF-8` is different, as in glibc.
  package static func localeNames(inEnvironment environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return [] }
    let languages = list(environment["LANGUAGE"] ?? "", separator: ":")
      .filter { !$0.isEmpty }
    // "C" ends the list: after it, the program's own language is preferred.
    if !languages.isEmpty {
      return languages.prefix { !POSIXModifiers.isNone($0) }.map(String.init)
    }
    return POSIXModifiers.isNone(locale) ? [] : [locale]
  }

  /// Returns the entries of a list, up to the limit.
  private static func list(_ text: String, separator: Character) -> [Substring] {
    let whole = text.utf8.count <= longestList
    let read = whole ? text[...] : Substring(text.unicodeScalars.prefix(longestList))
    let entries = read.split(separator: separator, omittingEmptySubsequences: false)
    // The last entry of a truncated list is incomplete.
    return Array((whole ? entries : entries.dropLast()).prefix(mostEntries))
  }
}
