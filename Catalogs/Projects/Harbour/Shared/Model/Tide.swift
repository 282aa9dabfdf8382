import Foundation

enum Tide: CaseIterable {
  case high, low

  var name: LocalizedStringResource {
    switch self {
    case .high: "High Tide"
    case .low: "Low Tide"
    }
  }
}
