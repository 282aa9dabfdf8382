import Phrasebook
import PhrasebookModel

/// The file states no version, or an unknown one.
enum VersionMissing {
  static let check = Check(
    "version-missing", .catalog, .note,
    "The file has no version, or an unknown one.",
    why: "Xcode may refuse it.",
    fix: "Write `\"version\" : \"1.0\"`.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", message: "the file has no version") { $0.catalog.version = nil },
      Example("Open", message: "unknown version \"2\"") { $0.catalog.version = "2" },
    ],
    .table { table, digests, report in
      guard let version = table.input.catalog.version else {
        return report.add("the file has no version")
      }
      let isKnown = version.split(separator: ".").first == "1" && version.hasPrefix("1.")
      if !isKnown { report.add("unknown version \"\(version)\"") }
    })
}
