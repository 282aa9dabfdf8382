import Foundation
import Phrasebook

/// A parcel on its way. Its state is told as a resource: whoever reads it chooses the language.
struct Parcel: Codable, Sendable {
  var name: String
  var state: LocalizedStringResource

  static let all = [
    Parcel(
      name: "p1",
      state: LocalizedStringResource(
        "In the van, \(3) stops away", bundle: #bundle, comment: "State of a parcel")),
    Parcel(
      name: "p2",
      state: LocalizedStringResource(
        "Handed over to \("Ada")", bundle: #bundle, comment: "State of a parcel")),
  ]

  static func named(_ name: String) throws -> Parcel {
    guard let parcel = all.first(where: { $0.name == name }) else {
      throw Refusal.noParcel(name)
    }
    return parcel
  }
}
