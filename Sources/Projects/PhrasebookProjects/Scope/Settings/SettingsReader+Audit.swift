import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import Yams

/// The section `audit` of `phrasebook.yml`.
extension SettingsReader {
  /// `audit:`, except the glossary and the forbidden terms, which are at the top level of the file.
  func audit(_ node: Node, into section: inout AuditSection) throws(ScopeFailure) {
    try members(of: node, known: Self.auditNames, what: "setting of the audit") {
      (name, value) throws(ScopeFailure) in
      switch name {
      case "fail-on": section.failOn = try failOn(value)
      case "checks": try checks(value, into: &section.settings)
      case "require": section.settings.required = try required(value)
      case "count-machine-translations":
        section.settings.countsMachineTranslations = try flag(value)
      case "limits": section.settings.limits = try limits(value)
      case "maximum-length": section.settings.maximumLengths = try maximumLengths(value)
      case "dynamic-keys": section.settings.dynamicKeys = try texts(value)
      case "ignore": section.settings.suppressions = try suppressions(value)
      default: section.baseline = try text(value)
      }
    }
  }

  private func failOn(_ node: Node) throws(ScopeFailure) -> FailOn {
    let word = try text(node)
    guard let value = FailOn(rawValue: word) else {
      throw failure("fail-on is error, warning, note or never, not \(word)", node)
    }
    return value
  }

  private func checks(_ node: Node, into settings: inout AuditSettings) throws(ScopeFailure) {
    try pairs(of: node, "a check and its severity") { (name, key, value) throws(ScopeFailure) in
      guard let ids = CheckNames.ids(name) else { throw failure(CheckNames.unknown(name), key) }
      let word = try text(value)
      if word == "off" || word == "false" {
        settings.disabled.formUnion(ids)
        ids.forEach { settings.severities[$0] = nil }
      } else if let severity = Diagnostic.Severity(rawValue: word) {
        settings.disabled.subtract(ids)
        ids.forEach { settings.severities[$0] = severity }
      } else {
        throw failure("the severity of \(name) is error, warning, note or off, not \(word)", value)
      }
    }
  }

  private func required(_ node: Node) throws(ScopeFailure) -> [String: Double] {
    var required: [String: Double] = [:]
    try pairs(of: node, "a language and its percentage") {
      (language, key, value) throws(ScopeFailure) in
      let known = language == "*" ? language : try self.language(language, key)
      guard let share = CoverageShare.of(try text(value)) else {
        throw failure("how much of \(language) is required is a percentage from 0 to 100", value)
      }
      required[known] = share
    }
    return required
  }

  private func limits(_ node: Node) throws(ScopeFailure) -> AuditSettings.Limits {
    var limits = AuditSettings.Limits()
    let known = Setting.members(of: "limits")
    try members(of: node, known: known, what: "limit") { (name, value) throws(ScopeFailure) in
      switch name {
      case "length-ratio":
        guard let ratio = Double(try text(value)), ratio >= 1, ratio.isFinite else {
          throw failure("length-ratio is a number from 1, such as 2.5", value)
        }
        limits.lengthRatio = ratio
      case "length-from": limits.lengthFrom = try number(value, .verbatim("length-from"))
      default:
        guard let share = CoverageShare.of(try text(value)) else {
          throw failure("begun-share is a percentage from 0 to 100", value)
        }
        limits.begunShare = share
      }
    }
    return limits
  }

  private func maximumLengths(_ node: Node) throws(ScopeFailure) -> [MaximumLength] {
    var lengths: [MaximumLength] = []
    try pairs(of: node, "keys and a number of characters") {
      (keys, _, value) throws(ScopeFailure) in
      lengths.append(MaximumLength(keys: keys, characters: try number(value, "a maximum length")))
    }
    return lengths
  }

  private func suppressions(_ node: Node) throws(ScopeFailure) -> [Suppression] {
    var suppressions: [Suppression] = []
    try ScopeFailure.each(items(of: node, "ignore is a list; write each as \"- checks: …\"")) {
      item throws(ScopeFailure) in
      var suppression = Suppression(checks: [], reason: "", location: location(of: item))
      let known = Setting.members(of: "ignore")
      try members(of: item, known: known, what: "member of ignore") {
        (name, value) throws(ScopeFailure) in
        switch name {
        case "checks": suppression.checks = try texts(value)
        case "keys": suppression.keys = try texts(value)
        case "languages": suppression.languages = try languages(value, takesPatterns: true)
        case "tables": suppression.tables = try texts(value)
        default: suppression.reason = try text(value)
        }
      }
      // A member without checks or a reason is a finding of the audit, and no reason to stop.
      suppressions.append(suppression)
    }
    return suppressions
  }
}
