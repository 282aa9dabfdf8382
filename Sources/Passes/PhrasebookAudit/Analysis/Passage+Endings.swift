import Phrasebook
import PhrasebookModel
extension Passage {
  /// Tells whether source and translation end with the same mark, and reports one where not.
  func checkEnding(
    _ ending: Ending, _ mark: Phrase, against source: Passage, _ report: inout Report
  ) {
    guard source.hasRoomForEndings, hasRoomForEndings, localized.subject.hasSourceText else {
      return
    }
    let (here, there) = (self.ending, source.ending)
    guard here.ending != there.ending, here.ending == ending || there.ending == ending else {
      return
    }
    // Where both end with some mark, the source's one has the word.
    if there.ending != .none, there.ending != ending { return }
    // Where verbs come last, what stands in for a noun stands in the middle.
    if ending == .ellipsis, there.ending == ending, value.unicodeScalars.contains("…") { return }
    guard PunctuationHabits.expects(ending, in: self, source: source) else { return }
    let agreement = agreement { text -> Bool? in
      guard (text.ending.ending == ending) != (there.ending == ending) else { return false }
      return PunctuationHabits.expects(ending, in: text, source: source) ? true : nil
    }
    if let agreement {
      // Where most languages agree, the source is what is odd: that is said once.
      guard agreement.isSpeaker else { return }
      let (count, total) = (agreement.count, agreement.total)
      report.add(
        there.ending == ending
          ? "the source ends with \(mark), \(count) of \(total) translations do not"
          : "\(count) of \(total) translations end with \(mark), the source does not",
        in: source, there.range)
    } else if there.ending == ending {
      report.add("the source ends with \(mark), the translation does not", in: self, here.range)
    } else {
      report.add("the translation ends with \(mark), the source does not", in: self, here.range)
    }
  }

  /// Reports a mark at the end that is the one of Latin texts, where the language has its own.
  ///
  /// - Parameter say: What is wrong, of the mark that the language writes.
  func checkOwnMark(
    _ latin: String, own: String?, _ report: inout Report, _ say: (String) -> Phrase
  ) {
    let range = ending.range
    guard let own, part(range) == latin, characters.scripts.contains(language.script),
      let (last, _) = bytes.scalar(before: range.lowerBound)
    else { return }
    // Behind a name in Latin letters, a wide mark stands apart.
    guard last.value >= 0x2E80 || own.utf8.count < 3 else { return }
    report.add(
      say(own), in: self, range, mend: .replace([Mend.Replacement(range, with: own)]))
  }

  /// True where some letter is one of the language's script, or none is there: rules of punctuation
  /// mean nothing in a text of another language.
  var hasOwnLetters: Bool {
    characters.letters == 0 || language.scripts.scripts.isEmpty
      || !characters.scripts.isDisjoint(with: language.scripts)
  }

  /// True where a mark stands within the text, and words follow it.
  func hasInside(_ isMark: (Ending) -> Bool) -> Bool {
    let scalars = value.unicodeScalars
    guard let word = scalars.lastIndex(where: \.properties.isAlphabetic) else { return false }
    return scalars[..<word].contains { Ending.of($0).map(isMark) == true }
  }

  /// True for a text of several sentences.
  var hasSentencesInside: Bool { hasInside(\.endsSentence) }

  /// True for a text in which a mark at the end is punctuation: it holds letters.
  private var hasRoomForEndings: Bool { features.contains(.letter) || characters.letters > 0 }
}
