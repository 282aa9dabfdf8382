import Foundation

/// The words of the pages for people, in the table `Localizable` of this package's own catalogs.
///
/// JSON, ids and diagnostics are not among them: programs read those.
enum Wording {
  static var allIsWell: String {
    wording("All is well.", comment: "The verdict of check when nothing is to be done.")
  }

  static var unreadable: String {
    wording(
      "Not everything could be read: see the errors above.",
      comment: "The verdict of check when a catalog or a source could not be read.")
  }

  static var inStep: String {
    wording("in step with the code", comment: "State of a table; follows its number of keys.")
  }

  static var withoutSources: String {
    wording("fed by no sources", comment: "State of a table that no module says its sources of.")
  }

  static var ofInfoPlist: String {
    wording("for an Info.plist, not from code", comment: "State of an InfoPlist table.")
  }

  static var ofInterfaceBuilder: String {
    wording(
      "from Interface Builder, not from code", comment: "State of a table of a xib or storyboard.")
  }

  static var sourceLanguage: String {
    wording("source language", comment: "Stands beside the bar of a table's source language.")
  }

  static func keys(_ count: Int) -> String {
    count == 1
      ? wording("1 key", comment: "How many keys a table has.")
      : wording("%lld keys", comment: "How many keys a table has.", count)
  }

  static func outOfStep(tables count: Int) -> String {
    count == 1
      ? wording(
        "1 table is not in step with the code: run phrasebook sync",
        comment: "Part of the verdict of check; do not translate the command.")
      : wording(
        "%lld tables are not in step with the code: run phrasebook sync",
        comment: "Part of the verdict of check; do not translate the command.", count)
  }

  static func findings(_ count: Int) -> String {
    count == 1
      ? wording("1 finding to mend", comment: "Part of the verdict of check.")
      : wording("%lld findings to mend", comment: "Part of the verdict of check.", count)
  }

  static var noFindings: String {
    wording("No findings.", comment: "What the audit says where nothing is wrong.")
  }

  static func errors(_ count: Int) -> String {
    count == 1
      ? wording("1 error", comment: "Part of the last line of an audit.")
      : wording("%lld errors", comment: "Part of the last line of an audit.", count)
  }

  static func warnings(_ count: Int) -> String {
    count == 1
      ? wording("1 warning", comment: "Part of the last line of an audit.")
      : wording("%lld warnings", comment: "Part of the last line of an audit.", count)
  }

  static func notes(_ count: Int) -> String {
    count == 1
      ? wording("1 note", comment: "Part of the last line of an audit: a finding of no weight.")
      : wording(
        "%lld notes", comment: "Part of the last line of an audit: findings of no weight.", count)
  }

  static func suppressed(_ count: Int) -> String {
    wording(
      "%lld suppressed", comment: "Findings that somebody has given a reason for; not shown.", count
    )
  }

  static func known(_ count: Int) -> String {
    wording(
      "%lld in the baseline", comment: "Findings that were there before; they are not shown.", count
    )
  }

  static func mended(_ count: Int) -> String {
    wording("%lld mended", comment: "Findings that --fix has put right.", count)
  }

  static func mendable(_ count: Int) -> String {
    wording(
      "phrasebook audit --fix can mend %lld of them.",
      comment: "Stands below the findings of an audit; do not translate the command.", count)
  }

  static func more(_ count: Int) -> String {
    wording("and %lld more", comment: "Stands below the first findings of a check.", count)
  }

  static var auditHint: String {
    wording(
      "phrasebook audit lists them all; phrasebook explain tells why.",
      comment: "Stands below the first findings of each check; do not translate the commands.")
  }

  static func missing(_ count: Int) -> String {
    wording("%lld missing", comment: "Texts of a language that are not there.", count)
  }

  static func new(_ count: Int) -> String {
    wording("%lld new", comment: "Texts of a language that nobody has worked on.", count)
  }

  static func toReview(_ count: Int) -> String {
    wording(
      "%lld to review", comment: "Texts of a language that someone must look at again.", count)
  }

  static func stale(_ count: Int) -> String {
    wording("%lld stale", comment: "Texts of keys that the code has no longer.", count)
  }

  /// Looks a text up; the key is the English text. `phrasebook.yml` names this function, so that
  /// our own extractor finds what it is called with.
  private static func wording(_ key: String, comment: String, _ arguments: any CVarArg...) -> String
  {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
  }
}
