import SwiftUI

enum Mood: String, CaseIterable {
  case happy = "Raw happy"
  case dry
  case sick

  var label: LocalizedStringResource {
    switch self {
    case .happy: "Feeling Great"
    case .dry: "Needs Water"
    case .sick: LocalizedStringResource(
      "mood.sick", defaultValue: "Under the Weather", comment: "A plant is ill")
    }
  }

  func advice(after days: Int) -> LocalizedStringKey {
    if days > 3 { return "Water within \(days) days" }
    return "No hurry"
  }

  static let order: [LocalizedStringKey] = ["Sunny Side", "Shady Side"]
  static let names: [Mood: LocalizedStringResource] = [.happy: "Joy", .dry: "Thirst"]
  static let fallback: String.LocalizationValue = "Unclear"

  static func parse(_ text: String) -> LocalizedStringKey? {
    switch text {
    case "not a key": nil
    default: "Other"
    }
  }
}

typealias Heading = LocalizedStringKey

enum Badge {
  case none
  case ribbon(LocalizedStringKey, colour: String)
}

extension LocalizedStringKey {
  static let seedBank: Self = "Seed Bank"
  static var compost: LocalizedStringKey { "Compost" }
}

struct Diary {
  var heading: Heading = "Garden Diary"
  let badge = Badge.ribbon("Best Grower", colour: "green")
  let build: () -> LocalizedStringKey = { "Closed for Winter" }

  func show(_ message: LocalizedStringKey = "Nothing to show") {}

  mutating func rename() {
    heading = "Renamed Diary"
    show("Done")
    _ = String(localized: "Done", comment: "Button that closes a sheet")
    _ = String(localized: "Done", comment: "A finished chore")
    _ = String(localized: "Done", comment: "Button that closes a sheet")
    _ = ["Early" as LocalizedStringKey, LocalizedStringKey("Late")]
  }
}
