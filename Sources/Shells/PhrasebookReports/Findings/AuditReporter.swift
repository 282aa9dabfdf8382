import PhrasebookProjects
package import PhrasebookWorkspace

/// Writes the result of an audit in one format: a value in, the bytes of a page out.
///
/// Whatever comes from catalogs and sources is data there: a reporter lets nothing through that the
/// reader of its format would obey.
package protocol AuditReporter {
  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8]
}

/// The formats of `audit`.
package enum AuditFormat: String, CaseIterable {
  case text, json, sarif, github, junit, html

  /// The one who writes the format; `style` is that of the stream it goes to.
  package func reporter(_ style: Style) -> any AuditReporter {
    switch self {
    case .text: TextReporter(style: style)
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .github: GitHubReporter()
    case .junit: JUnitReporter()
    case .html: HTMLReporter()
    }
  }
}
