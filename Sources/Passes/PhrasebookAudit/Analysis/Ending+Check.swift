import Phrasebook
import PhrasebookModel
/// The checks of the mark at the end of a text.
extension Ending {
  /// Compares the marks at the end of source and translation, and reports a difference.
  func check(
    _ mark: Phrase, in string: AuditedString, against source: AuditedString,
    _ report: inout FindingRecorder
  ) {
    guard Self.mayEnd(source), Self.mayEnd(string), string.entry.hasSourceText else {
      return
    }
    let ending = self
    let (here, there) = (string.ending, source.ending)
    guard here.ending != there.ending, here.ending == ending || there.ending == ending else {
      return
    }
    // If both end with a mark, only the check of the source's mark reports it.
    if there.ending != .none, there.ending != ending { return }
    // In languages with the verb at the end, the ellipsis for a noun is in the middle.
    if ending == .ellipsis, there.ending == ending, string.value.unicodeScalars.contains("…") {
      return
    }
    guard PunctuationHabits.expects(ending, in: string, source: source) else { return }
    let agreement = string.agreement { text -> Bool? in
      guard (text.ending.ending == ending) != (there.ending == ending) else { return false }
      return PunctuationHabits.expects(ending, in: text, source: source) ? true : nil
    }
    if let agreement {
      // If most languages agree, the source is the mistake, which is reported once.
      guard agreement.isSpeaker else { return }
      let (count, total) = (agreement.count, agreement.total)
      report.add(
        there.ending == ending
          ? "the source ends with \(mark), \(count) of \(total) translations do not"
          : "\(count) of \(total) translations end with \(mark), the source does not",
        in: source, there.range)
    } else if there.ending == ending {
      report.add("the source ends with \(mark), the translation does not", in: string, here.range)
    } else {
      report.add("the translation ends with \(mark), the source does not", in: string, here.range)
    }
  }

  /// Reports a mark of Latin texts at the end if the language has its own.
  ///
  /// - Parameter say: The message for the mark of the language.
  static func checkMark(
    _ latin: String, of string: AuditedString, own: String?, _ report: inout FindingRecorder,
    _ message: (String) -> Phrase
  ) {
    let range = string.ending.range
    guard let own, string.part(range) == latin,
      string.characters.scripts.contains(string.language.script),
      let (last, _) = string.bytes.scalar(before: range.lowerBound)
    else { return }
    // After a name in Latin letters, a wide mark is not needed.
    guard last.value >= 0x2E80 || own.utf8.count < 3 else { return }
    report.add(
      message(own), in: string, range, fix: .replacing(range, with: own))
  }

  /// Whether a mark at the end of a text is punctuation: the text contains letters.
  private static func mayEnd(_ string: AuditedString) -> Bool {
    string.features.contains(.letter) || string.characters.letters > 0
  }
}
