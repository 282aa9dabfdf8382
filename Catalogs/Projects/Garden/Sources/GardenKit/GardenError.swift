import Foundation

public enum GardenError: LocalizedError {
  case drought(days: Int)
  case frost
  case full(beds: Int, of: Int)
  case server(code: String)

  public var errorDescription: String? {
    switch self {
    case .drought(let days):
      String(
        localized: "error.drought", defaultValue: "No rain for \(days) days", table: "Errors",
        bundle: .module, comment: "Shown when the soil is dry")
    case .frost:
      NSLocalizedString(
        "error.frost", tableName: "Errors", bundle: .module, value: "Frost tonight",
        comment: "A warning")
    case .full(let beds, let total):
      String(
        format: NSLocalizedString("%d of %d beds are taken", comment: "First taken, then all"),
        beds, total)
    case .server(let code):
      // Three sites whose key nobody can know from here.
      NSLocalizedString(code, comment: "From the server")
        + NSLocalizedString("server." + code, comment: "")
        + NSLocalizedString("server \(code)", comment: "")
    }
  }

  public func message(in table: String) -> String {
    String(localized: "error.elsewhere", table: table)
  }

  public var recoverySuggestion: String? {
    Bundle.module.localizedString(forKey: "not.extracted", value: nil, table: nil)
  }
}

/// A parameter of a localizable type makes the literal at each call a key.
func localized(_ key: String.LocalizationValue, comment: StaticString? = nil) -> String {
  String(localized: key, bundle: .module)
}

let greenhouse = localized("Greenhouse")
let heated = localized("Heated to \(21)°")
