import Foundation

public struct Plant: Identifiable, Sendable {
  public let id: UUID
  public var name: String
  public var heightInCentimetres: Double
  public var leaves: Int32
  public var pot: UInt8
  public var yearPlanted: Int
  public var note: String?

  public var isThirsty: Bool { leaves < 3 }

  /// What a voice reads: the words are keys, the numbers specifiers by their types.
  public var spoken: String {
    String(localized: "\(leaves) leaves", bundle: .module)
  }

  public var potLabel: String {
    String(localized: "Pot \(pot)", comment: "The number of a flower pot")
  }

  public var growth: AttributedString {
    AttributedString(localized: "**\(heightInCentimetres)** cm tall")
  }

  public static let shed = NSLocalizedString("Shed", comment: "A place for tools")
  public static let bench = NSLocalizedString("Bench", comment: "")
}
