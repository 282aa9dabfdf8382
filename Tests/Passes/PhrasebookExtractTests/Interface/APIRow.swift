import Foundation

/// One row of the list of Apple's localizable APIs, as far as a call of it needs.
struct APIRow: Decodable {
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

  struct Parameter: Decodable {
    var label: String
    var type: String
    var role: String
  }

  /// The rows; nil where the list is not there.
  static func all() throws -> [APIRow]? {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let list = root.appendingPathComponent("../shared/data/apple-localizable-apis.json")
    guard let data = try? Data(contentsOf: list) else { return nil }
    return try JSONDecoder().decode([APIRow].self, from: data)
  }
}
