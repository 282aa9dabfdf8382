import ArgumentParser

/// The format of a result.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
