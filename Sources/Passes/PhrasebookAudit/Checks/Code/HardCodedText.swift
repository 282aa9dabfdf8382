import Phrasebook
import PhrasebookModel

/// A string in the code cannot be translated.
enum HardCodedText {
  static let check = Check(
    "hard-coded-text", .code, .warning,
    "A string in the code cannot be translated.",
    why: "All users see it in one language.",
    fix: "Let the call take a localizable literal.",
    good: [
      Example("Open", ["fr": "Ouvrir"], code: .hardCoded("•")),
      Example("Open", ["fr": "Ouvrir"], code: .hardCoded("https://example.com")),
      Example("Open", ["fr": "Ouvrir"], code: .hardCoded("doc.text")),
      Example(
        "Open", ["fr": "Ouvrir"], code: .hardCoded("Get Details", in: "App/DebugMenu.swift")),
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .hardCoded("Get Details", in: "App/Preview Content/Samples.swift")),
      Example("Open", ["fr": "Ouvrir"], code: .hardCoded("Open it")) {
        $0.developerSites = [.example]
      },
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"], code: .hardCoded("Open it"),
        message: "\"Open it\" cannot be translated: it is the argument of title(_:)")
    ],
    .scope { tables, report in
      var reported: Set<Location> = []
      for table in tables {
        for text in table.input.code?.hardCoded ?? []
        where text.text.isForPeople && !table.isForDevelopers(text.location)
          && reported.insert(text.location).inserted
        {
          // Not every error is shown to users; some are for programmers.
          let isOfError = text.isOfError
          if isOfError, text.text.isForProgrammers { continue }
          report.add(
            text.message, at: [text.location], severity: isOfError ? .note : nil)
        }
      }
    })
}

extension String {
  /// Whether it is a text of an error that names a type, or a specifier of a format.
  fileprivate var isForProgrammers: Bool {
    let first = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return first.dropFirst().contains(where: \.isUppercase) && first.count > 3
      || ["%@", "%d", "%l", "imulate"].contains { contains($0) }
  }

  /// Whether it has words to read: not only signs, names of symbols, identifiers or addresses.
  var isForPeople: Bool {
    guard contains(where: \.isLetter), !isSymbol, range(of: "://") == nil else { return false }
    let words = split(whereSeparator: \.isWhitespace)
    guard words.count < 2, let word = words.first else { return true }
    // One word is a text if it begins like one; other words are identifiers.
    let isWord = word.allSatisfy { $0.isLetter || "’'.!?:…".contains($0) }
    return isWord && word.first?.isUppercase == true
      && word.dropFirst().allSatisfy { !$0.isUppercase }
  }
}

extension FixedText {
  /// One sentence for each use, so that no language has words of another in it.
  fileprivate var message: Phrase {
    let shown = text.quoted
    return switch use {
    case .argument(let function):
      "\(shown) cannot be translated: it is the argument of \(function)"
    case .assignment(let property): "\(shown) cannot be translated: it is assigned to \(property)"
    case .error(let member): "\(shown) cannot be translated: it is the \(member) of an error"
    }
  }
}

extension Extraction {
  fileprivate static func hardCoded(_ text: String, in file: String? = nil) -> Extraction {
    let location = file.map { Location(file: $0, line: 1, column: 1) } ?? .example
    return Extraction(hardCoded: [
      FixedText(location: location, text: text, use: .argument("title(_:)"))
    ])
  }
}
