internal import Phrasebook
package import PhrasebookModel

/// The strings of an `Info.plist` as Xcode extracts them into the table `InfoPlist`: texts that the
/// system shows outside of the app, under the system's keys.
package enum InfoPlistStrings {
  package static let table = "InfoPlist"

  /// The strings of one file, sorted by key. If a value contains an unknown build setting, its key
  /// is in the table without a text.
  ///
  /// - Parameters:
  ///   - file: The file's name, spelled as in messages.
  ///   - settings: Build settings by name, for `$(PRODUCT_NAME)`.
  package static func read(
    _ bytes: [UInt8], file: String, settings: [String: String] = [:]
  ) throws(UnreadableFile) -> Extraction {
    try texts(bytes, file: file, settings: settings).extraction
  }

  /// The same, with the keys whose texts are not known.
  package static func texts(
    _ bytes: [UInt8], file: String, settings: [String: String] = [:]
  ) throws(UnreadableFile) -> Texts {
    let list = try PropertyListFile(bytes, file: file)
    guard let members = list.root.members else {
      throw UnreadableFile(
        Diagnostic(
          .error, "the file is \(list.root.words), and an Info.plist is a dictionary",
          at: list.root.location(in: file)))
    }
    var found = Texts()
    for member in members {
      let place = Location(file: file, line: member.line, column: member.column)
      if let text = member.value.text {
        add(member.key, text, place, settings, to: &found)
      }
      let names = InfoPlistKeys.textsInLists[member.key] ?? []
      for item in names.isEmpty ? [] : member.value.list ?? [] {
        for name in names {
          guard let title = item[name], let text = title.text, !text.isEmpty,
            !text.contains(exactly: "$(")
          else { continue }
          found.extraction.strings.append(
            ExtractedString(
              key: text, table: table, comment: nil, locations: [title.location(in: file)]))
        }
      }
    }
    found.extraction = found.extraction.sorted
    return found
  }

  /// The strings of property lists.
  package struct Texts: Hashable, Sendable {
    package var extraction: Extraction
    /// Keys that are there, with texts that cannot be known.
    package var unknown: Set<ExactString> = []

    package init(_ extraction: Extraction = Extraction()) { self.extraction = extraction }
  }

  /// The texts that build settings give an `Info.plist` that Xcode makes: `INFOPLIST_KEY_…`, by their
  /// names, with their places.
  package static func read(
    settings: [(name: String, value: String, location: Location)]
  ) -> Extraction {
    texts(settings: settings).extraction
  }

  /// The same, with the keys whose texts are not known.
  package static func texts(
    settings: [(name: String, value: String, location: Location)]
  ) -> Texts {
    let values = Dictionary(settings.map { ($0.name, $0.value) }) { _, last in last }
    var found = Texts()
    for setting in settings where setting.name.hasPrefix("INFOPLIST_KEY_") {
      add(String(setting.name.dropFirst(14)), setting.value, setting.location, values, to: &found)
    }
    found.extraction = found.extraction.sorted
    return found
  }

  /// The comment that Xcode gives a key; nil for a key whose value Xcode does not take.
  package static func comment(of key: String) -> String? {
    if let known = InfoPlistKeys.rows[key] { return known }
    guard UsageDescriptionKeys.all.contains(key) else { return nil }
    return "Privacy - \(String(key.dropFirst(2).dropLast(16)).inWords) Usage Description"
  }

  private static func add(
    _ key: String, _ text: String, _ place: Location, _ settings: [String: String],
    to found: inout Texts
  ) {
    guard let comment = comment(of: key) else {
      // Xcode does not know it, but a later one may, and the system shows it: an entry counts as used.
      if key.hasSuffix("UsageDescription") {
        var string = ExtractedString(
          key: key, table: table, defaultValue: resolved(text, settings), locations: [place])
        string.isInactive = true
        found.extraction.strings.append(string)
      }
      return
    }
    guard let value = resolved(text, settings) else {
      found.unknown.insert(ExactString(key))
      found.extraction.undeterminable.append(
        UndeterminableSite(
          location: place, table: table, reason: .unknownSetting(key: key, text: text)))
      return
    }
    found.extraction.strings.append(
      ExtractedString(
        key: key, table: table, defaultValue: value, comment: comment, locations: [place]))
  }

  /// The text with build settings filled in; nil if one is not known.
  package static func resolved(_ text: String, _ settings: [String: String]) -> String? {
    var most = 10_000
    return resolved(text, settings, depth: 0, &most)
  }

  /// - Parameter most: The number of settings that may still be inserted: they may form a cycle.
  private static func resolved(
    _ text: String, _ settings: [String: String], depth: Int, _ most: inout Int
  ) -> String? {
    most -= 1
    guard depth < 8, most > 0 else { return nil }
    var out = ""
    // By scalars: a sign may follow that joins the bracket.
    var rest = text.unicodeScalars[...]
    // Brackets that nothing closes any more: each is looked for once.
    var open: Set<Unicode.Scalar> = []
    while let dollar = rest.firstIndex(of: "$") {
      out += String(rest[..<dollar])
      rest = rest[rest.index(after: dollar)...]
      guard let bracket = rest.first, bracket == "(" || bracket == "{", !open.contains(bracket),
        let end = rest.firstIndex(of: bracket == "(" ? ")" : "}")
      else {
        if let bracket = rest.first { open.insert(bracket) }
        out += "$"
        continue
      }
      // `$(NAME:rfc1034identifier)`: the modifier is left out of messages.
      let name = rest[rest.index(after: rest.startIndex)..<end]
      guard !name.contains(":"), let value = settings[String(name)],
        let inner = resolved(value, settings, depth: depth + 1, &most), out.utf8.count < 1 << 16
      else { return nil }
      out += inner
      rest = rest[rest.index(after: end)...]
    }
    return out + String(rest)
  }
}

extension Extraction {
  /// The same, in the order of an extraction; of a key that appears twice, the last.
  fileprivate var sorted: Extraction {
    var result = self
    var last: [ExactString: Int] = [:]
    for (index, string) in strings.enumerated() { last[ExactString(string.key)] = index }
    result.strings = strings.enumerated().filter { last[ExactString($1.key)] == $0 }.map(\.element)
      .sorted { $0.key.precedes($1.key) }
    result.undeterminable.sort { $0.location < $1.location }
    return result
  }
}

extension String {
  /// `CalendarsFullAccess` as `Calendars Full Access`, `FaceID` as `Face ID`.
  fileprivate var inWords: String {
    var out = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let isStart =
        index > 0 && character.isUppercase
        && (characters[index - 1].isLowercase
          || (index + 1 < characters.count && characters[index + 1].isLowercase))
      if isStart { out += " " }
      out.append(character)
    }
    // Small words are small.
    return out.replacing(exactly: " And ", with: " and ")
  }
}
