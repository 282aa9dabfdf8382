import Foundation
import PhrasebookPlatform

/// Where the languages that a reader prefers are found, best first: in a program's arguments, in its
/// environment. A server's requests have theirs in `AcceptLanguage`.
///
/// Nothing here is kept: each function looks at what it is given, so that a server, a test and a
/// command line can stand side by side in one process.
public enum PreferredLanguages {
  /// The most bytes of a list that are read, and the most entries: a person has a handful.
  static let longestList = 4096
  static let mostEntries = 64

  /// The variables that name languages.
  static let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

  /// What this process was started with; empty where nothing was said. Read once: a program's
  /// environment is not safe to read while another thread changes it.
  public static let ofProcess: [String] = {
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

  /// The languages a program was started with: those of its arguments, or else of its environment.
  public static func of(arguments: [String], environment: [String: String]) -> [String] {
    let named = inArguments(arguments)
    return named.isEmpty ? inEnvironment(environment) : named
  }

  /// The languages behind `-AppleLanguages`, as Xcode's schemes give them: `(fr, "pt-BR")`, or `fr`.
  /// The last one counts, as in `UserDefaults`.
  public static func inArguments(_ arguments: [String]) -> [String] {
    guard let option = arguments.lastIndex(of: "-AppleLanguages"),
      option + 1 < arguments.count
    else { return [] }
    return list(arguments[option + 1], separator: ",").map { entry in
      String(entry.filter { !$0.isWhitespace && !"()\"'".contains($0) })
    }.filter { !$0.isEmpty }
  }

  /// The languages of POSIX's environment, as BCP 47 tags: `LANGUAGE`, or else the first that is set
  /// of `LC_ALL`, `LC_MESSAGES` and `LANG`.
  public static func inEnvironment(_ environment: [String: String]) -> [String] {
    localeNames(inEnvironment: environment).compactMap { tag(posixName: $0) }
  }

  /// The locales of POSIX's environment as gettext looks for them, in their own spelling.
  ///
  /// `LANGUAGE` counts unless the locale is `C` or `POSIX`: a script that asks for `C` wants output it
  /// can read. `C.UTF-8` is no such wish, as glibc has it.
  public static func localeNames(inEnvironment environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return [] }
    let languages = list(environment["LANGUAGE"] ?? "", separator: ":")
      .filter { !$0.isEmpty }
    // "C" ends the list: from there on, the program's own language is wanted.
    if !languages.isEmpty {
      return languages.prefix { !POSIXModifiers.isNone($0) }.map(String.init)
    }
    return POSIXModifiers.isNone(locale) ? [] : [locale]
  }

  /// The entries of a list, as many as are read.
  private static func list(_ text: String, separator: Character) -> [Substring] {
    let whole = text.utf8.count <= longestList
    let read = whole ? text[...] : Substring(text.unicodeScalars.prefix(longestList))
    let entries = read.split(separator: separator, omittingEmptySubsequences: false)
    // The last entry of a list that was cut is no entry.
    return Array((whole ? entries : entries.dropLast()).prefix(mostEntries))
  }
}
