import PhrasebookModel
import PhrasebookServices

/// Finds the keys that a picture shows, by their texts or by themselves: catalogs and words in, keys
/// with places out.
struct ScreenKeys {
  /// A key in the picture.
  struct Found {
    /// The index of the catalog.
    var catalog: Int
    var key: String
    var region: PictureRegion
  }

  private struct Candidate {
    var found: Found
    /// The index of the reading, and of its words.
    var reading: Int
    var words: Set<Int>
    var weight: Int

    var rank: (Int, Int, String) { (weight, words.count, found.key) }

    /// Whether both can be in the picture: each in its place, or two keys with one text.
    func isBeside(_ other: Candidate) -> Bool {
      guard reading == other.reading else { return !found.region.overlaps(other.found.region) }
      return words.isDisjoint(with: other.words) || words == other.words && weight == other.weight
    }
  }

  private let texts: [(catalog: Int, key: String, text: ScreenText)]

  /// - Parameter language: The language of the pictures; nil for the source language.
  init(_ catalogs: [Catalog], language: String?) {
    var texts: [(catalog: Int, key: String, text: ScreenText)] = []
    for (index, catalog) in catalogs.enumerated() {
      let language = language ?? catalog.sourceLanguage
      for (key, entry) in catalog.entries {
        let forms =
          language == catalog.sourceLanguage
          ? entry.sourceTexts(key, language)
          : entry.localizations[language]?.forms(language: language) ?? []
        // Values are behind the key only if the text has some.
        let hasValues = ([key] + forms.map(\.value)).contains { text in
          FormatPlaceholder.all(in: text).contains { $0.kind != .percent && $0.kind != .incomplete }
        }
        let marks = (hasValues ? [false, true] : [false]).map {
          ScreenText(key: key, isFollowed: $0)
        }
        let all = forms.map { ScreenText($0.value) } + marks
        for text in Set(all.compactMap(\.self)) { texts.append((index, key, text)) }
      }
    }
    self.texts = texts
  }

  /// The keys in a picture, in reading order; a text that is a part of a longer one is not meant.
  ///
  /// - Parameter readings: The words of the picture, read in several ways.
  func keys(in readings: [[RecognizedWord]]) -> [Found] {
    var taken: [Candidate] = []
    var known: Set<[ExactString]> = []
    // The longest first: "Add to shopping list" is not "Add"; with the value of a placeholder.
    for candidate in candidates(in: readings).sorted(by: { $0.rank > $1.rank }) {
      let name = [String(candidate.found.catalog), candidate.found.key].map(ExactString.init)
      guard taken.allSatisfy(candidate.isBeside), known.insert(name).inserted else { continue }
      taken.append(candidate)
    }
    return taken.sorted { a, b in
      (a.reading, a.words.min() ?? 0, a.found.key) < (b.reading, b.words.min() ?? 0, b.found.key)
    }.map(\.found)
  }

  private func candidates(in readings: [[RecognizedWord]]) -> [Candidate] {
    readings.enumerated().flatMap { reading, words in
      let lines = ScreenLines(words)
      return texts.flatMap { catalog, key, text in
        lines.matches(of: text).map { match in
          Candidate(
            found: Found(catalog: catalog, key: key, region: match.region), reading: reading,
            words: match.words, weight: text.weight)
        }
      }
    }
  }
}
