package import PhrasebookAudit
import PhrasebookProjects

/// The text of a phrasebook.yml in an editor: names that fit a place, and descriptions of checks.
package struct SettingsText {
  private let text: DocumentText

  package init(_ text: DocumentText) { self.text = text }

  /// Whether a file has the settings of a project.
  package static func isSettings(_ path: String) -> Bool {
    ProjectFiles.settingsNames.contains(FilePath.name(path))
  }

  /// The check whose id is at an offset, with the range of the id; nil for another word.
  package func check(at offset: Int) -> (check: Check, range: Range<Int>)? {
    let range = word(at: offset)
    return Check.byID[String(decoding: text.bytes[range], as: UTF8.self)].map { ($0, range) }
  }

  /// The names that can be typed at an offset: settings at the start of a line, members of `audit`
  /// below it, ids of checks elsewhere in it.
  package func completions(at offset: Int) -> KeyCompletions {
    let range = word(at: offset)
    let line = text.line(text.position(of: offset, in: .utf8).line)
    let indent = text.bytes[line].prefix { $0 == 0x20 }.count
    let isFirst = line.lowerBound + indent == range.lowerBound
    let names: [String] =
      if isFirst, indent == 0 {
        SettingsReader.names
      } else if isFirst, parent(of: line) == "audit" {
        SettingsReader.auditNames
      } else {
        Check.all.map(\.id)
      }
    let typed = text.bytes[range.lowerBound..<max(range.lowerBound, min(offset, range.upperBound))]
    return KeyCompletions(
      range: range,
      items: names.filter { $0.utf8.starts(with: typed) }.map { KeyCompletions.Item(text: $0) })
  }

  /// The name of the nearest line above that is less indented.
  private func parent(of line: Range<Int>) -> String? {
    let own = text.bytes[line].prefix { $0 == 0x20 }.count
    var number = text.position(of: line.lowerBound, in: .utf8).line - 1
    while number >= 0 {
      let bytes = text.bytes[text.line(number)]
      let indent = bytes.prefix { $0 == 0x20 }.count
      if indent < bytes.count, indent < own {
        return String(decoding: bytes.drop { $0 == 0x20 }.prefix { $0 != 0x3A }, as: UTF8.self)
      }
      number -= 1
    }
    return nil
  }

  /// The letters and hyphens around an offset.
  private func word(at offset: Int) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
    var (start, end) = (min(offset, text.bytes.count), min(offset, text.bytes.count))
    while start > 0, isPart(text.bytes[start - 1]) { start -= 1 }
    while end < text.bytes.count, isPart(text.bytes[end]) { end += 1 }
    return start..<end
  }
}
