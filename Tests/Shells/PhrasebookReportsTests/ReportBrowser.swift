import TestSupport

/// Runs `scripts/check-report.py`, which opens a report in Chromium.
enum ReportBrowser {
  static let script = BrowserScript("check-report.py")
  static let isAvailable = script.isAvailable

  static func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    try script.run(arguments)
  }
}
