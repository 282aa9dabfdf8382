import ArgumentParser

/// How a result is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
