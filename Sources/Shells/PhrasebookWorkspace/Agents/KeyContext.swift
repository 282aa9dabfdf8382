package import PhrasebookModel
import Phrasebook
import PhrasebookTranslate

/// A text that is to be written, with the source text that it is made of.
package struct MissingText: Sendable {
  package var path: VariationPath
  package var source: String
  /// The plural category of the path; nil for any other text.
  package var category: String?

  init(_ form: WantedEntry.Variation) {
    path = form.path
    source = form.source
    category = form.category?.rawValue
  }
}

/// Everything that a good translation of a key needs.
package struct KeyContext: Sendable {
  /// A call that uses the key, with the lines around it.
  package struct Use: Sendable {
    package var location: Location
    /// The number of the first line.
    package var firstLine: Int
    package var lines: [String]
  }

  /// Another key that is used near the same place.
  package struct Neighbour: Sendable {
    package var key: String
    package var table: String
    /// The source text.
    package var text: String
  }

  /// An argument that the app puts into the text.
  package struct Argument: Sendable {
    /// As it is written in the source text.
    package var specifier: String
    /// The number of the argument, from 1.
    package var number: Int
    /// The type that a user sees: text, integer, number, …
    package var type: String
  }

  /// The key in one language.
  package struct Language: Sendable {
    /// A plural category with numbers that belong to it.
    package struct Category: Sendable {
      package var name: String
      package var numbers: [String]
    }

    /// A term of the glossary.
    package struct Term: Sendable {
      package var term: String
      /// Nil for a term that stays as it is.
      package var translation: String?
    }

    /// A text of the translation memory.
    package struct Match: Sendable {
      package var source: String
      package var target: String
      /// From 1 to 100.
      package var score: Int
    }

    package var language: String
    /// The texts that the catalog has.
    package var forms: [Form]
    /// The texts that are missing, with the source text of each.
    package var missing: [MissingText]
    package var categories: [Category]
    /// The terms of the glossary in the source text.
    package var terms: [Term]
    package var matches: [Match]
  }

  package var table: LiveSnapshot.Table
  package var key: String
  /// The entry, with only the source language and the requested ones.
  package var entry: Entry
  /// The source texts; the key itself if they are missing.
  package var source: [Form]
  package var uses: [Use]
  /// The number of calls that use the key; `uses` has the first of them.
  package var useCount: Int
  package var neighbours: [Neighbour]
  /// Pictures of the app that show the key.
  package var pictures: [StringPicture]
  package var arguments: [Argument]
  /// The most characters that there is room for; nil for no limit.
  package var limit: Int?
  package var languages: [Language]
}

extension KeyContext.Argument {
  /// The arguments of source texts, each number once; a substitution is one, whose number its texts vary by.
  static func all(
    in texts: [Form], _ substitutions: Members<Substitution>
  ) -> [KeyContext.Argument] {
    var found: [Int: KeyContext.Argument] = [:]
    for text in texts {
      let bytes = Array(text.value.utf8)
      var next = 1
      for placeholder in FormatPlaceholder.all(in: bytes) {
        var part: Substitution?
        var specifier = String(decoding: bytes[placeholder.range], as: UTF8.self)
        switch placeholder.kind {
        // Those of a substitution's own texts are counted from its number, which they seldom are without.
        case .argument: if text.path.substitution != nil, placeholder.position == nil { continue }
        case .substitution:
          part = placeholder.name.flatMap { substitutions[$0] }
          specifier = "%\(part?.formatSpecifier ?? "lld")"
        case .percent, .count, .incomplete: continue
        }
        let number = part?.argNum ?? placeholder.position ?? next
        next = number + 1
        guard found[number] == nil else { continue }
        found[number] = KeyContext.Argument(
          specifier: specifier, number: number, type: type(of: specifier))
      }
    }
    return found.values.sorted { $0.number < $1.number }
  }

  private static func type(of specifier: String) -> String {
    switch specifier.last {
    case "@", "s", "S": "text"
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": "integer"
    case "c", "C": "character"
    default: "number"
    }
  }
}

extension LiveProject {
  /// Reads a key with everything that a good translation needs.
  ///
  /// - Parameters:
  ///   - catalog: A catalog or table; nil if one catalog only has the key.
  ///   - languages: The languages to read beside the source language.
  package func context(
    of key: String, catalog: String? = nil, languages: [String]
  ) throws(AgentFailure) -> KeyContext {
    try KeyContextReader(project: self, snapshot: snapshot(audited: false))
      .context(of: key, catalog: catalog, languages: languages)
  }
}
