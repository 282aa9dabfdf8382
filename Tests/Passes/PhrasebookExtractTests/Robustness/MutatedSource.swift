import Foundation
import TestSupport

/// Real sources, changed by tokens, so that many of them still parse.
struct MutatedSource {
  static let count = Mutants.count(300)

  /// The sources of this package and of its sample projects, those of up to 12 KB.
  static let originals: [String] = {
    ["Sources", "Catalogs/Projects"].flatMap { folder -> [String] in
      let url = PackageRoot.folder.appendingPathComponent(folder)
      let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.filter {
          $0.utf8.count < 12_000
        }
    }
  }()

  /// A source with one to four changes; the same for the same number.
  static func make(_ number: Int) -> String {
    var random = SeededGenerator(seed: UInt64(number))
    var tokens = tokens(of: random.pick(originals) ?? "")
    for _ in 0..<Int.random(in: 1...4, using: &random) where tokens.count > 8 {
      let place = Int.random(in: 0..<tokens.count, using: &random)
      let end = min(tokens.count, place + Int.random(in: 1...4, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tokens.removeSubrange(place..<end)
      case 1: tokens.insert(contentsOf: tokens[place..<end], at: place)
      case 2: tokens[place] = random.pick(tokens) ?? ""
      default: tokens.insert(random.pick(pieces) ?? "", at: place)
      }
    }
    return tokens.joined()
  }

  private static let pieces = [
    "\"a\"", " Text(\"key\") ", "Text(\"\\(a) b\")", "/* \" */", "// \"\n", "#\"a\"b\"#",
    "\"\"\"\n  a\n   \"b\n  \"\"\"",
    "\"\\\"\"", "\"\\(\"a\" + \"b\")\"", "##\"\\#(a)\"##", "[\"a\"]", "(\"a\", b)", "{ \"a\" }",
    " + \"a\"",
    "\nlet a = \"a\"\n", "\nfunc f(_ a: LocalizedStringKey = \"a\") {}\n",
    "\nstruct A { var a: Text = .init(\"a\") }\n",
    "String(localized: \"a\", comment: \"b\")", "NSLocalizedString(\"a\", comment: \"\")",
    "\n#if DEBUG\n\"a\"\n#endif\n",
    "\ntypealias K = LocalizedStringKey\nlet k: K = \"a\"\n",
    "\nextension LocalizedStringKey { static let a: Self = \"a\" }\n",
    "\n@A(\"a\") var b: String { \"c\" }\n", "\nf { $0.g(\"a\") }\n", " ? \"a\" : \"b\"",
    "\"é\\u{e9}\\n\"", "\"\"",
    "\nButton(\"a\") { print(\"b\") }\n",
    "\nlet x = LocalizedStringResource(\"a\", table: \"T\")\n",
  ]

  /// Words, spaces and single signs; literals and comments as they come.
  private static func tokens(of source: String) -> [String] {
    var tokens: [String] = []
    for character in source {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord, let last = tokens.last?.last, last.isLetter || last.isNumber || last == "_" {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    return tokens
  }
}
