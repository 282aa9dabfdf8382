import Foundation
import TestSupport

/// One measured API of Apple's, as far as a call of it needs: a line of
/// SDK/localizable-apis.txt, whose own comment explains its columns.
struct APIRow: Hashable {
  var module: String
  var owner: String?
  var kind: String
  var name: String
  var params: [Parameter]
  var valueType: String?
  var marks: Set<String>
  /// The SDK whose interface has it.
  var readIn: String
  var availability: String?

  struct Parameter: Hashable {
    var label: String
    var role: String
    var type: String
    var hasDefault: Bool
  }

  static let file = "Sources/Passes/CInterfaces/SDK/localizable-apis.txt"

  /// The newest SDK that a measured row came with. An API of a later one needs no row, and may have
  /// one.
  static let newestSDK = 26.1

  /// The committed rows.
  static func all() throws -> [APIRow] {
    let text = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { APIRow($0) }
  }

  /// Whether a literal at a key ends up there; otherwise it stays a `String`.
  var isLocalizable: Bool { !marks.contains("String") || isNewer }

  /// Whether SDK 17.4 has a `String` overload that newer SDKs disfavor: Xcode 26 takes the title of
  /// `LabeledContent(_:value:format:)` for a key (8 titles in two projects).
  private var isNewer: Bool {
    owner == "LabeledContent" && params.contains { $0.label == "format" }
  }
  var attribute: String? { marks.first { $0.hasPrefix("@") } }
  var alias: String? {
    marks.first { $0.hasPrefix("alias=") }.map { String($0.dropFirst("alias=".count)) }
  }

  /// The first SDK that has it, if that is known; macOS counted three behind iOS up to 15.
  var sdk: Double? {
    if marks.contains("from=26") { return 26 }
    guard let availability else { return nil }
    if let match = availability.firstMatch(of: /(?:iOS|iPadOS|anyAppleOS) (\d+(?:\.\d+)?)/) {
      return Double(match.output.1)
    }
    return availability.firstMatch(of: /macOS (\d+(?:\.\d+)?)/).flatMap {
      Double($0.output.1).map { $0 < 26 ? $0 + 3 : $0 }
    }
  }

  // MARK: Lines

  private static let roles: Set<String> = [
    "key", "table", "comment", "defaultValue", "bundle", "locale",
  ]

  /// Nil if the line is not a row.
  init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map {
      $0 == "-" ? nil : String($0)
    }
    guard columns.count == 9, let module = columns[0], let kind = columns[2],
      let name = columns[3], let readIn = columns[7]
    else { return nil }
    (self.module, self.kind, self.name, self.readIn) = (module, kind, name, readIn)
    (owner, valueType, availability) = (columns[1], columns[5], columns[8])
    params = columns[4].map { $0.split(separator: "; ").map(Parameter.init) } ?? []
    marks = Set(columns[6].map { $0.split(separator: " ").map(String.init) } ?? [])
  }
}

extension APIRow.Parameter {
  /// Reads `label role type =`.
  fileprivate init(_ text: Substring) {
    var words = text.split(separator: " ")
    hasDefault = words.last == "="
    if hasDefault { words.removeLast() }
    label = words.isEmpty ? "_" : String(words.removeFirst())
    role = "other"
    if words.count > 1, APIRow.isRole(words[0]) { role = String(words.removeFirst()) }
    type = words.joined(separator: " ")
  }
}

extension APIRow {
  fileprivate static func isRole(_ word: Substring) -> Bool { roles.contains(String(word)) }
}
