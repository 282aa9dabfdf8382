@testable import PhrasebookExtract
@testable import PhrasebookFormats
@testable import PhrasebookModel
@testable import PhrasebookProjects
@testable import PhrasebookSync

/// Extraction from sources, and the encodings of its steps.
let sourceTargets: [Target] = [
  Target("swift") { bytes in extract(bytes, "A.swift") },
  Target("objective-c") { bytes in extract(bytes, "A.m") },
  Target("sync") { bytes in
    let parts = bytes.parts(2)
    guard let catalog = read(parts[1]) else { return }
    let extraction = Extract.extraction(of: [(file: "A.swift", bytes: parts[0])])
    let synced = Sync()(catalog, with: extraction, table: "Localizable")
    let again = Sync()(synced.catalog, with: extraction, table: "Localizable")
    require(again.changes.isEmpty, "a second sync changes nothing: \(again.changes)")
    require(read(XCStrings.write(synced.catalog)) == synced.catalog, "a synced catalog is read")
  },
  Target("facts", nil) { bytes in
    bytes.withUnsafeBytes { bytes in
      _ = Extract.SourceFacts(encoded: bytes)
      _ = Outline(encoded: bytes)
      _ = Resolving.Findings(encoded: bytes)
    }
  },
  Target("manifest") { bytes in _ = ManifestReading.package(bytes, at: "Package.swift") },
]

private func extract(_ bytes: [UInt8], _ file: String) {
  let facts = Extract.facts(of: bytes, file: file)
  let extraction = Extract.resolve([Extract.SourceFacts(file: file, facts: facts)])
  // The other way to the same facts: an index first, then only the parts that matter.
  let functions = RelevanceAnalysis(functions: [])
  var scanner = SourceScanner(relevant: functions.relevant)
  let outline = bytes.withUnsafeBufferPointer {
    Extract.outline(of: $0, path: file, scanner: &scanner)
  }
  let encoded = outline.encoded()
  require(
    encoded.withUnsafeBytes { Outline(encoded: $0) } != nil, "an index is read as it was written")
  _ = StringsData.write(extraction, sources: [file])
}
