internal import CatalogJSON
internal import Phrasebook
package import PhrasebookModel

/// Collects the findings of checks and adds their places.
package struct FindingRecorder {
  /// The findings so far.
  private(set) package var findings: [Finding] = []
  /// The number of texts that a check with habits has compared, by its id and by language.
  private(set) var compared: [String: [String: Int]] = [:]
  /// The text being checked, and the number of its findings.
  private var inText: (string: ObjectIdentifier?, count: Int) = (nil, 0)
  /// The maximum number of findings of a check in one text: more do not help, and texts may be very
  /// long.
  static let mostInText = 100
  private let table: Table
  /// The check that is run, which its list of checks owns.
  private var current: Unmanaged<Check>?

  init(_ table: Table) { self.table = table }

  private var check: Check? { current?.takeUnretainedValue() }

  /// The settings of the audit.
  package var settings: AuditSettings { table.settings }

  /// Attributes everything that is added from now on to a check.
  mutating func begin(_ check: Unmanaged<Check>) {
    current = check
    inText = (nil, 0)
  }

  /// Counts one more text that a check that spares habits has compared.
  mutating func compare(_ string: AuditedString) {
    let tag = string.language.tag
    compared[check?.id ?? "", default: [:]][tag, default: 0] += 1
    guard let family = string.entry.family else { return }
    compared[check?.id ?? "", default: [:]]["\(tag) \(family)", default: 0] += 1
  }

  /// A finding about a text, or a part of it.
  ///
  /// - Parameters:
  ///   - text: The problem; not asked for beyond the most findings of a text, as the fix.
  ///   - callSites: The calls that it is about; nil for all that ask for the text.
  mutating func add(
    _ text: @autoclosure () -> Phrase, in string: AuditedString, _ range: Range<Int>? = nil,
    notes: [Phrase] = [], fix: @autoclosure () -> Fix? = nil,
    severity: Diagnostic.Severity? = nil, callSites: [Location]? = nil
  ) {
    if inText.string != ObjectIdentifier(string) { inText = (ObjectIdentifier(string), 0) }
    inText.count += 1
    guard inText.count <= Self.mostInText else { return }
    let entry = string.entry
    let language = string.language.tag
    let isKey = string.localized.isKeyAlone
    var finding = finding(text(), key: entry.key, language: language, notes, severity)
    let isPhrase = string.localized.localization.stringUnit == nil && string.path.isEmpty
    let member: [CatalogField] = isPhrase ? [.stringSet, .values] : [.stringUnit, .value]
    finding.location = table.input.catalog.location(
      of: entry.key, language: isKey ? nil : language,
      path: isKey ? [] : string.path + member.map(\.text),
      textOffset: isKey ? range?.lowerBound : range?.lowerBound ?? 0)
    finding.variation = string.path.isEmpty ? nil : string.path.joined(separator: ".")
    finding.value = string.value
    finding.range = range
    finding.callSites = callSites ?? entry.callSites
    finding.fix = fix().flatMap { string.takes($0, of: check?.family) ? $0 : nil }
    findings.append(finding)
  }

  /// A finding about a language of an entry, or a form of it.
  mutating func add(
    _ text: Phrase, in localized: Localized, path: [String] = [], notes: [Phrase] = [],
    fix: Fix? = nil, severity: Diagnostic.Severity? = nil
  ) {
    let entry = localized.entry
    let language = localized.language.tag
    var finding = finding(text, key: entry.key, language: language, notes, severity)
    finding.location = table.input.catalog.location(
      of: entry.key, language: language, path: path)
    let members: [CatalogField] = [.stringUnit, .stringSet, .state, .value]
    let forms = path.filter { name in !members.contains { $0.text == name } }
    finding.variation = forms.isEmpty ? nil : forms.joined(separator: ".")
    finding.callSites = entry.callSites
    finding.fix = fix
    findings.append(finding)
  }

  /// A finding about an entry, or one of its languages that has no text.
  mutating func add(
    _ text: Phrase, key: String, language: String? = nil, path: [String] = [],
    notes: [Phrase] = [], fix: Fix? = nil, severity: Diagnostic.Severity? = nil
  ) {
    var finding = finding(text, key: key, language: language, notes, severity)
    finding.location =
      table.input.catalog.location(of: key, language: language, path: path) ?? top
    finding.callSites = table.strings(for: key).flatMap(\.locations).sorted()
    finding.fix = fix
    findings.append(finding)
  }

  /// A finding about the whole catalog, or a language of it.
  mutating func add(
    _ text: Phrase, language: String? = nil, firstUsedIn key: String? = nil, notes: [Phrase] = [],
    fix: Fix? = nil, severity: Diagnostic.Severity? = nil
  ) {
    var finding = finding(text, key: nil, language: language, notes, severity)
    finding.location =
      key.flatMap { table.input.catalog.location(of: $0, language: language) } ?? top
    finding.fix = fix
    findings.append(finding)
  }

  /// A finding about a member of the catalog itself, beside its entries.
  mutating func add(_ text: Phrase, member: String) {
    var finding = finding(text, key: nil, language: nil, [], nil)
    finding.location = table.input.catalog.location(ofMember: member) ?? top
    findings.append(finding)
  }

  /// A finding about the code.
  ///
  /// - Parameter subject: The names that it is about, if its message has numbers that change.
  mutating func add(
    _ text: Phrase, at sites: [Location], key: String? = nil, notes: [Phrase] = [],
    severity: Diagnostic.Severity? = nil, subject: String? = nil
  ) {
    var finding = finding(text, key: key, language: nil, notes, severity)
    finding.subject = subject
    finding.location = sites.first ?? top
    finding.callSites = sites
    findings.append(finding)
  }

  private var top: Location { Location(file: table.input.file, line: 1, column: 1) }

  private func finding(
    _ text: Phrase, key: String?, language: String?, _ notes: [Phrase],
    _ severity: Diagnostic.Severity?
  ) -> Finding {
    // A severity that a check lowers itself is overruled by a setting, too.
    let id = check?.id ?? ""
    let severity = table.settings.severities[id] ?? severity ?? check?.severity ?? .note
    return Finding(
      id: id, severity: severity, message: text, table: table.input.name, key: key,
      language: language, notes: notes)
  }
}
