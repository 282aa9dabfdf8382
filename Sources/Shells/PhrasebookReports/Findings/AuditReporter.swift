import PhrasebookModel
package import PhrasebookProjects
package import PhrasebookWorkspace

/// Writes the result of an audit in one format: a value in, the bytes of a page out.
///
/// Texts from catalogs and sources are data: a reporter escapes everything that has a meaning in
/// its format.
package protocol AuditReporter {
  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8]
}

/// The formats of `audit`.
package enum AuditFormat: String, CaseIterable {
  case text, json, sarif, github, junit, html

  /// The kind of a file with such a page.
  package var report: ReportKind {
    switch self {
    case .text: .text
    case .json: .findings
    case .sarif: .sarif
    case .github: .github
    case .junit: .junit
    case .html: .html
    }
  }

  /// Returns the page of a result.
  ///
  /// - Parameters:
  ///   - style: The style of the stream that the page goes to.
  ///   - view: The selection that is shown. Text counts the findings that it hides, and other formats
  ///     have none below the lowest severity.
  package func page(of result: AuditResult, _ style: Style, _ view: TextView) -> [UInt8] {
    var result = result
    if self != .text, let lowest = view.severity {
      result.findings.removeAll { $0.severity < lowest }
    }
    return reporter(style, view).page(result, SourceLines())
  }

  /// Returns the reporter of the format.
  ///
  /// - Parameters:
  ///   - style: The style of the stream that the page goes to.
  ///   - view: The selection that a page of text shows; other formats have every finding.
  package func reporter(_ style: Style, _ view: TextView = TextView()) -> any AuditReporter {
    switch self {
    case .text: TextReporter(style: style, view: view)
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .github: GitHubReporter()
    case .junit: JUnitReporter()
    case .html: HTMLReporter()
    }
  }
}
