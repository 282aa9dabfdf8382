import Foundation
import TestSupport

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

  /// The cases of some kinds; none where the collection is not beside the package.
  static func all(
    _ kinds: String..., for test: String = #function
  ) throws -> [LanguageCase] {
    guard let file = PackageRoot.shared("data/language-cases.json", for: test) else { return [] }
    let cases = try JSONDecoder().decode([LanguageCase].self, from: Data(contentsOf: file))
    return cases.filter { kinds.contains($0.kind) }
  }
}
