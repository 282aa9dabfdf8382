import Foundation
import TestSupport
import Testing

/// A case of the collection beside the package: Apple's own, gettext's, those of HTTP libraries.
struct LanguageCase: Decodable, CustomStringConvertible {
  var kind: String
  var semantics: String
  var supported: [String]?
  var preferred: Words?
  var expected: Words?
  var note: String
  var env: [String: String]?
  var development: String?

  enum CodingKeys: String, CodingKey {
    case kind, semantics, supported, preferred, expected, note, env
    case development = "default"
  }

  /// A word, a list of them, or parts of a header.
  enum Words: Decodable, Hashable {
    case word(String)
    case list([String])
    case parts([Part])

    struct Part: Decodable, Hashable {
      var code: String
      var script: String?
      var region: String?
      var quality: Double
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let word = try? value.decode(String.self) {
        self = .word(word)
      } else if let list = try? value.decode([String].self) {
        self = .list(list)
      } else {
        self = .parts(try value.decode([Part].self))
      }
    }

    var list: [String] {
      switch self {
      case .word(let word): [word]
      case .list(let list): list
      case .parts: []
      }
    }
  }

  var description: String {
    "\(preferred?.list ?? []) \(env ?? [:]) of \(supported ?? []): \(expected?.list ?? []) (\(note))"
  }

  /// The path of the cases, below `../shared`.
  static let path = "data/language-cases.json"

  /// The cases of a kind.
  static func all(_ kind: String) throws -> [LanguageCase] {
    let file = PackageRoot.shared(path)
    let cases = try JSONDecoder().decode([LanguageCase].self, from: Data(contentsOf: file))
    let found = cases.filter { $0.kind == kind }
    try #require(!found.isEmpty, "no case of the kind \(kind)")
    return found
  }
}
