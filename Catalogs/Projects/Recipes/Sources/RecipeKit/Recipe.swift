import Foundation
import Phrasebook

/// What a recipe is, and how it is told to people.
public struct Recipe: Codable, Sendable {
  public enum Course: String, Codable, Sendable, CaseIterable,
    CustomLocalizedStringResourceConvertible
  {
    case starter, main, dessert

    public var localizedStringResource: LocalizedStringResource {
      switch self {
      case .starter: LocalizedStringResource("Starter", bundle: .atURL(Bundle.module.bundleURL))
      case .main: LocalizedStringResource("Main course", bundle: #bundle)
      case .dessert:
        LocalizedStringResource("Dessert", bundle: #bundle, comment: "The sweet end of a meal")
      }
    }
  }

  public var title: LocalizedStringResource
  public var course: Course
  public var servings: Int
  public var litres: Double
  public var cost: Decimal

  public init(
    title: LocalizedStringResource, course: Course, servings: Int, litres: Double, cost: Decimal
  ) {
    self.title = title
    self.course = course
    self.servings = servings
    self.litres = litres
    self.cost = cost
  }

  /// A title for a list: the course is resolved in the same language as the text around it.
  public var headline: LocalizedStringResource {
    LocalizedStringResource(
      "recipe.headline", defaultValue: "\(course): \(title)", bundle: #bundle,
      comment: "First the course, then the name of the dish")
  }

  public var yield: String {
    String(localized: "Makes \(servings) servings", bundle: .module, comment: "Below the title")
  }

  public var volume: String {
    String(localized: "Needs a pot of \(litres, specifier: "%.1f") litres", bundle: #bundle)
  }

  public var price: String {
    String(
      localized: "About \(cost, format: .currency(code: "EUR"))", table: "Prices",
      bundle: .module)
  }

  public func shelf(until date: Date) -> LocalizedStringResource {
    LocalizedStringResource(
      "Keeps until \(date, format: Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt))",
      bundle: #bundle)
  }
}

extension Recipe {
  public static let soup = Recipe(
    title: LocalizedStringResource("Leek soup", bundle: #bundle), course: .starter, servings: 4,
    litres: 2.5, cost: 6.8)
  public static let pudding = Recipe(
    title: LocalizedStringResource("Bread pudding", table: "Localizable", bundle: #bundle),
    course: .dessert, servings: 1, litres: 0.5, cost: 1234.5)
}
