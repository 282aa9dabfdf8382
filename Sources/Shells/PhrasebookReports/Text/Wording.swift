import Phrasebook

/// The words of the pages for people, in the table `Pages` of this package's own catalogs.
///
/// JSON and ids are not among them: programs read those.
enum Wording {
  static func passed(_ counts: String, in catalogs: String, _ keys: String) -> String {
    text(
      Phrase(
        "Passed: \(counts) in \(catalogs), \(keys)", table: "Pages",
        comment: "Verdict: Passed: 0 errors, 28 warnings in 5 catalogs, 1,204 keys."))
  }

  static func found(_ counts: String, in catalogs: String, _ keys: String) -> String {
    text(
      Phrase(
        "\(counts) in \(catalogs), \(keys)", table: "Pages",
        comment: "Last line of an audit: 3 errors, 28 warnings in 5 catalogs, 1,204 keys."))
  }

  /// The parts of a list, with the comma of the language.
  static func list(_ parts: [String]) -> String {
    guard let first = parts.first else { return "" }
    return parts.dropFirst().reduce(first) { list, part in
      text(
        Phrase(
          "\(list), \(part)", table: "Pages",
          comment: "Joins two parts of a list of counts: 3 errors, 28 warnings."))
    }
  }

  /// `×8,667`: how often a check found something.
  static func times(_ count: Int) -> String {
    text(
      Phrase(
        "×\(count)", table: "Pages",
        comment: "How many findings a check has; follows its id: stale-key ×12."))
  }

  static func catalogs(_ count: Int) -> String {
    text(Phrase("\(count) catalogs", table: "Pages", comment: "How many catalogs were checked."))
  }

  static var unreadable: String {
    text(
      Phrase(
        "Not everything could be checked: see the errors above.", table: "Pages",
        comment: "The verdict of check when a catalog could not be read or compared."))
  }

  static var inStep: String {
    text(
      Phrase(
        "in step with the code", table: "Pages",
        comment: "State of a table; follows its number of keys."))
  }

  static var inStepWithInfoPlist: String {
    text(
      Phrase(
        "in step with the property list", table: "Pages",
        comment: "State of a table whose texts come from an Info.plist; follows its number of keys."
      ))
  }

  static var inStepWithInterface: String {
    text(
      Phrase(
        "in step with its interface file", table: "Pages",
        comment: "State of a table of a xib or storyboard; follows its number of keys."))
  }

  static var withoutSources: String {
    text(
      Phrase(
        "no sources mapped to this catalog", table: "Pages",
        comment: "State of a table that no module says its sources of."))
  }

  static var ofInfoPlist: String {
    text(
      Phrase(
        "for an Info.plist, not from code", table: "Pages", comment: "State of an InfoPlist table.")
    )
  }

  static var ofInterfaceBuilder: String {
    text(
      Phrase(
        "from Interface Builder, not from code", table: "Pages",
        comment: "State of a table of a xib or storyboard."
      ))
  }

  static var sourceLanguage: String {
    text(
      Phrase(
        "source language", table: "Pages",
        comment: "Stands beside the bar of a table's source language."))
  }

  static func keys(_ count: Int) -> String {
    text(Phrase("\(count) keys", table: "Pages", comment: "How many keys a table has."))
  }

  static func outOfStep(tables count: Int) -> String {
    text(
      Phrase(
        "\(count) tables are not in step with the code: run phrasebook sync", table: "Pages",
        comment: "Part of the verdict of check; do not translate the command."))
  }

  static func findings(_ count: Int) -> String {
    text(
      Phrase("\(count) findings to fix", table: "Pages", comment: "Part of the verdict of check."))
  }

  static var noFindings: String {
    text(
      Phrase("No findings.", table: "Pages", comment: "What the audit says where nothing is wrong.")
    )
  }

  static func errors(_ count: Int) -> String {
    text(Phrase("\(count) errors", table: "Pages", comment: "Part of the last line of an audit."))
  }

  static func warnings(_ count: Int) -> String {
    text(Phrase("\(count) warnings", table: "Pages", comment: "Part of the last line of an audit."))
  }

  static func notes(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) notes", table: "Pages",
        comment: "Part of the last line of an audit: findings of no weight.")
    )
  }

  static func suppressed(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) suppressed", table: "Pages",
        comment: "Findings that somebody has given a reason for; not shown.")
    )
  }

  static func known(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) in the baseline", table: "Pages",
        comment: "Findings that were there before; they are not shown.")
    )
  }

  static func fixed(_ count: Int) -> String {
    text(Phrase("\(count) fixed", table: "Pages", comment: "Findings that --fix has fixed."))
  }

  static func fixable(_ count: Int) -> String {
    text(
      Phrase(
        "phrasebook audit --fix can fix \(count) of them.", table: "Pages",
        comment: "Below the findings of an audit; do not translate the command."))
  }

  static func notShown(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) more findings; use --all to show them, or --only and a check.", table: "Pages",
        comment: "Below the first findings of an audit; do not translate the options."))
  }

  static var notesHidden: String {
    text(
      Phrase(
        "Use --severity note to show the notes.", table: "Pages",
        comment: "Below the findings of an audit; do not translate the option."))
  }

  static var warningsHidden: String {
    text(
      Phrase(
        "Use --severity note to show the warnings and notes.", table: "Pages",
        comment: "Below the errors of an audit; do not translate the option."))
  }

  static func more(_ count: Int) -> String {
    text(
      Phrase(
        "and \(count) more", table: "Pages", comment: "Stands below the first findings of a check.")
    )
  }

  static var auditHint: String {
    text(
      Phrase(
        "phrasebook audit lists them all; phrasebook explain gives reasons.", table: "Pages",
        comment: "Stands below the first findings of each check; do not translate the commands."))
  }

  static func missing(_ count: Int) -> String {
    text(
      Phrase("\(count) missing", table: "Pages", comment: "Texts of a language that are not there.")
    )
  }

  static func new(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) new", table: "Pages", comment: "Texts of a language that nobody has worked on."))
  }

  static func toReview(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) to review", table: "Pages",
        comment: "Texts of a language that someone must look at again."))
  }

  static func machineTranslated(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) machine translated", table: "Pages",
        comment: "Texts of a language that a machine translated and no person has reviewed."))
  }

  static func stale(_ count: Int) -> String {
    text(
      Phrase(
        "\(count) stale", table: "Pages", comment: "Texts of keys that the code has no longer."))
  }

  /// The language of the words.
  @TaskLocal private static var reader = Localizer.terminal

  /// Makes words for a program, which reads the same ones in every language.
  static func forPrograms<Result>(_ body: () -> Result) -> Result {
    $reader.withValue(.english, operation: body)
  }

  private static func text(_ phrase: Phrase) -> String { reader.text(phrase) }
}
