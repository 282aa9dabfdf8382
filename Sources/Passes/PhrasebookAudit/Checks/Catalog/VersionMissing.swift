import Phrasebook
import PhrasebookModel

/// The file states no version, or an unknown one.
enum VersionMissing {
  static let check = Check(
    "version-missing", .catalog, .note,
    "The file does not say its version, or one that nobody has met.",
    why: "Xcode may refuse it.",
    fix: "Write `\"version\" : \"1.0\"`.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", says: "the file does not say its version") { $0.catalog.version = nil },
      Example("Open", says: "nobody has met version “2”") { $0.catalog.version = "2" },
    ],
    .table { table, digests, report in
      guard let version = table.input.catalog.version else {
        return report.add("the file does not say its version")
      }
      let isKnown = version.split(separator: ".").first == "1" && version.hasPrefix("1.")
      if !isKnown { report.add("nobody has met version “\(version)”") }
    })
}
