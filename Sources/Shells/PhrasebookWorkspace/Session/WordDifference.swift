/// The difference of two texts, word by word.
package enum WordDifference {
  /// A run of words of one kind.
  package struct WordRun: Hashable, Sendable {
    package enum Kind: String, Sendable { case same, removed, added }

    package var kind: Kind
    package var text: String
  }

  /// The runs that lead from one text to the other.
  package static func runs(from old: String, to new: String) -> [WordRun] {
    let (old, new) = (words(of: old), words(of: new))
    // Long texts differ as a whole: the table grows with their product.
    guard old.count * new.count <= limit else {
      return [
        WordRun(kind: .removed, text: old.joined()), WordRun(kind: .added, text: new.joined()),
      ]
    }
    var runs: [WordRun] = []
    func add(_ kind: WordRun.Kind, _ text: String) {
      if runs.last?.kind == kind {
        runs[runs.count - 1].text += text
      } else {
        runs.append(WordRun(kind: kind, text: text))
      }
    }
    let lengths = commonLengths(old, new)
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        add(.same, old[i])
        (i, j) = (i + 1, j + 1)
      } else if j >= new.count || i < old.count && lengths[i + 1][j] >= lengths[i][j + 1] {
        add(.removed, old[i])
        i += 1
      } else {
        add(.added, new[j])
        j += 1
      }
    }
    return runs
  }

  private static let limit = 250_000

  /// The length of the longest common subsequence of the rests from each pair of places.
  private static func commonLengths(_ old: [String], _ new: [String]) -> [[Int]] {
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths
  }

  /// Words with their separators; scripts without spaces are cut into characters.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isWord = false
    for character in text {
      let isPart = character.isASCII && (character.isLetter || character.isNumber)
      if isPart, isWord, !words.isEmpty {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isWord = isPart
    }
    return words
  }
}
