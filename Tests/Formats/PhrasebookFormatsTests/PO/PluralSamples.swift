import Foundation
import TestSupport

/// The languages that CLDR has plural rules for.
enum PluralSamples {
  static func languages() throws -> [String] {
    guard PackageRoot.hasShared("data/plural-samples.json") else {
      return ["en", "fr", "ru", "pl", "ar", "cy", "lt", "lv", "ja", "sl", "ga", "mt"]
    }
    let file = PackageRoot.shared("data/plural-samples.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return (object as? [String: Any] ?? [:]).keys.sorted()
  }
}
