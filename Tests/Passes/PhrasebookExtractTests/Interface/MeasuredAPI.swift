import Foundation
import TestSupport

/// One entry of the list that was measured, which keeps more of each API than our own does.
struct MeasuredAPI: Decodable {
  var module: String
  var owner: String?
  var name: String
  var kind: String
  var params: [Parameter]
  var valueType: String?
  var literalLocalizable: Bool
  var attribute: String?
  var alias: String?
  var readOnly: Bool?
  var protocolRequirement: Bool?
  var disfavored: Disfavored?
  var language: String?
  var sdk: String?
  var source: String
  var availability: String?

  struct Parameter: Decodable {
    var label: String
    var type: String
    var `default`: Bool
    var role: String
  }

  /// `true`, or the reason why it is assumed.
  struct Disfavored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  static let path = "data/apple-localizable-apis.json"

  static func all() throws -> [MeasuredAPI] {
    try JSONDecoder().decode([MeasuredAPI].self, from: Data(contentsOf: PackageRoot.shared(path)))
  }

  /// The entry as a line of our own list.
  var line: String {
    let list = params.map { parameter in
      let role = parameter.role == "other" ? "" : " \(parameter.role)"
      return "\(parameter.label)\(role) \(parameter.type)\(parameter.default ? " =" : "")"
    }
    let marks = [
      literalLocalizable ? nil : "String", disfavored == nil ? nil : "disfavored",
      protocolRequirement == true ? "requirement" : nil, readOnly == true ? "read-only" : nil,
      attribute, alias.map { "alias=\($0)" }, language, sdk == nil ? nil : "from=26",
    ]
    return [
      module, owner, kind, name, list.joined(separator: "; "), valueType,
      marks.compactMap(\.self).joined(separator: " "), readIn,
      availability?.replacing("+", with: ""),
    ].map { $0.map { $0.isEmpty ? "-" : $0 } ?? "-" }.joined(separator: "\t")
  }

  /// The SDK that the source is a part of.
  private var readIn: String {
    let match = source.firstMatch(of: /(?:iPhoneOS ?|MacOSX)(\d+\.\d+)/)
    return match.map { String($0.output.1) } ?? "documentation"
  }
}
