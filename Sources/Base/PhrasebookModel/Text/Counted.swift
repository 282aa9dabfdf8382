package import Phrasebook

/// The nouns that our own messages count. Each is a phrase of its own, since languages differ in
/// their plural forms; English has two, so that programs read `1 key` without any table.
package enum Counted {
  case answers, attempts, cells, characters, comments, files, forms, keys, languages, matches
  case questions, terms, texts, units, words
}

extension Int {
  /// `1 key`, `2 keys`: as a part of a sentence.
  package func of(_ things: Counted) -> Phrase {
    switch (things, self) {
    case (.answers, 1): "1 answer"
    case (.answers, _): "\(self) answers"
    case (.attempts, 1): "1 attempt"
    case (.attempts, _): "\(self) attempts"
    case (.cells, 1): "1 cell"
    case (.cells, _): "\(self) cells"
    case (.characters, 1): "1 character"
    case (.characters, _): "\(self) characters"
    case (.comments, 1): "1 comment"
    case (.comments, _): "\(self) comments"
    case (.files, 1): "1 file"
    case (.files, _): "\(self) files"
    case (.forms, 1): "1 form"
    case (.forms, _): "\(self) forms"
    case (.keys, 1): "1 key"
    case (.keys, _): "\(self) keys"
    case (.languages, 1): "1 language"
    case (.languages, _): "\(self) languages"
    case (.matches, 1): "1 match"
    case (.matches, _): "\(self) matches"
    case (.questions, 1): "1 request"
    case (.questions, _): "\(self) requests"
    case (.terms, 1): "1 term"
    case (.terms, _): "\(self) terms"
    case (.texts, 1): "1 string"
    case (.texts, _): "\(self) strings"
    case (.units, 1): "1 unit"
    case (.units, _): "\(self) units"
    case (.words, 1): "1 word"
    case (.words, _): "\(self) words"
    }
  }
}
