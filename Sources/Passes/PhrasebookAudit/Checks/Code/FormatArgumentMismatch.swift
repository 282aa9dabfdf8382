import Phrasebook
import PhrasebookModel

/// The code formats a text with an argument that the text takes for something else.
enum FormatArgumentMismatch {
  static let check = Check(
    "format-argument", .code, .error,
    "The code formats a string with other arguments than it has placeholders for.",
    why: "The argument is read as something that it is not: it shows garbage, or crashes.",
    fix: "Use the specifier of the argument, or pass an argument of the specifier's type.",
    good: [
      Example("%d files", ["fr": "%d fichiers"], code: .formatting("%d files", [.integer])),
      Example(
        "%@ has %@", ["fr": "%2$@ : %1$@"], code: .formatting("%@ has %@", [.object, .unknown])),
      Example("files", ["en": "Files"], code: .formatting("files", [.integer])),
    ],
    bad: [
      Example(
        "n_files", ["en": "%@ files"], code: .formatting("n_files", [.integer]),
        message: "%@ takes an object, the code passes an integer"),
      Example(
        "%d%%", ["fr": "%d %%"], code: .formatting("%d%%", [.real]),
        message: "%d takes an integer, the code passes a fraction"),
      Example(
        "%@ of %@", ["fr": "%1$@ de %2$@"], code: .formatting("%@ of %@", [.object]),
        message: "the code passes no argument for %@"),
    ],
    .entry { entry, report in
      guard !entry.isStale, entry.hasSourceText else { return }
      let calls = entry.table.formatCalls(of: entry.key)
      guard !calls.isEmpty else { return }
      for call in calls where !entry.table.isForDevelopers(call.location) {
        for string in entry.source.strings {
          guard let problem = call.problem(in: string) else { continue }
          report.add(problem.text, in: string, problem.range, callSites: [call.location])
          break
        }
      }
    })
}

extension FormatCall {
  /// The problem with the first argument that does not fit; nil if all do.
  fileprivate func problem(in string: AuditedString) -> (text: Phrase, range: Range<Int>?)? {
    for use in string.arguments {
      let part = string.part(use.range)
      guard arguments.indices.contains(use.position - 1) else {
        return ("the code passes no argument for \(part)", use.range)
      }
      guard let kind = arguments[use.position - 1].kind, !kind.fits(use.kind) else { continue }
      return ("\(part) takes \(use.kind.noun), the code passes \(kind.noun)", use.range)
    }
    return nil
  }
}

extension FormatCall.Argument {
  fileprivate var kind: ArgumentUse.ValueType? {
    switch self {
    case .integer: .integer
    case .real: .real
    case .object: .object
    case .unknown: nil
    }
  }
}

extension ArgumentUse.ValueType {
  /// Whether a conversion can read a value of this kind: a character is a number, and every value
  /// except a fraction can be an address.
  fileprivate func fits(_ conversion: Self) -> Bool {
    switch conversion {
    case .character: self == .integer
    case .pointer: self != .real
    default: self == conversion
    }
  }
}

extension Extraction {
  fileprivate static func formatting(
    _ key: String, _ arguments: [FormatCall.Argument]
  ) -> Extraction {
    Extraction(
      strings: [ExtractedString(key: key, locations: [.example])],
      formatCalls: [
        FormatCall(location: .example, table: "Localizable", key: key, arguments: arguments)
      ])
  }
}
