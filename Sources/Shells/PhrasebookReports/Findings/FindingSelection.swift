import PhrasebookModel
import PhrasebookWorkspace

/// The findings that a text report shows: all errors, then as much of the rest as fits a screen.
struct FindingSelection {
  /// The highest severity first, then by place.
  private(set) var shown: [Finding]
  /// The number of findings that are left out because there are so many.
  let rest: Int
  /// The number of notes that are counted and not shown.
  let hiddenNotes: Int
  /// Whether there are warnings, of which none is shown.
  let hidesWarnings: Bool

  /// The number of findings that are shown, unless there are more errors.
  private static let limit = 100

  init(_ result: AuditResult, _ view: TextView) {
    let hasOthers = result.findings.contains { $0.severity > .note }
    // A run that fails because of notes has to show them.
    let lowest = view.severity ?? (result.failing > 0 && !hasOthers ? .note : .warning)
    let severe = result.findings.filter { $0.severity >= lowest }
    let wanted = view.grouping == .language ? severe : Self.merged(severe)
    let sorted = [Diagnostic.Severity.error, .warning, .note].flatMap { severity in
      wanted.filter { $0.severity == severity }
    }
    let errors = sorted.prefix { $0.severity == .error }.count
    shown = view.showsAll ? sorted : Array(sorted.prefix(max(errors, Self.limit)))
    rest = sorted.count - shown.count
    hiddenNotes = lowest > .note ? result.count(.note) : 0
    hidesWarnings = lowest > .warning && result.count(.warning) > 0
  }

  /// The findings with missing translations as one finding for each key, with all its languages.
  static func merged(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      var location: Location?
      var table: String?
      var key: String?
    }
    var result: [Finding] = []
    var places: [Key: Int] = [:]
    var languages: [Int: [String]] = [:]
    for finding in findings {
      guard finding.id == "missing-translation", let language = finding.language else {
        result.append(finding)
        continue
      }
      let key = Key(location: finding.location, table: finding.table, key: finding.key)
      if let place = places[key] {
        languages[place, default: []].append(language)
      } else {
        places[key] = result.count
        languages[result.count] = [language]
        result.append(finding)
      }
    }
    for (place, languages) in languages { result[place].language = list(languages) }
    return result
  }

  /// The maximum number of languages in a line.
  private static let mostLanguages = 8

  private static func list(_ languages: [String]) -> String {
    let first = languages.prefix(mostLanguages).joined(separator: ", ")
    let rest = languages.count - mostLanguages
    return rest > 0 ? "\(first) \(Wording.more(rest))" : first
  }

  /// The groups of the shown findings, in the order of their first finding.
  ///
  /// - Returns: One group without a title if the view groups by nothing.
  func groups(by grouping: TextView.Grouping?) -> [(title: String, findings: [Finding])] {
    guard let grouping else { return [("", shown)] }
    var titles: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in shown {
      let title =
        switch grouping {
        case .check: finding.id
        case .file: finding.location?.file ?? ""
        case .language: finding.language ?? ""
        }
      if groups[title] == nil { titles.append(title) }
      groups[title, default: []].append(finding)
    }
    return titles.map { ($0, groups[$0] ?? []) }
  }
}
