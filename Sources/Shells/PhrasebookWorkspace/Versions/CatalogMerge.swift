import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Merges three files: bytes in, bytes and diagnostics out.
struct CatalogMerge {
  var preference: MergePreference?
  /// The file as a person knows it.
  var path: String

  /// The three versions; no base if both sides have added the file.
  package struct Versions {
    var base: [UInt8]?
    var ours: [UInt8]
    var theirs: [UInt8]
  }

  /// The outcome.
  package struct Result {
    package var bytes: [UInt8]
    package var conflicts: [MergeConflict] = []
    package var diagnostics: [Diagnostic] = []
  }

  func merge(_ versions: Versions) throws(UnreadableFile) -> Result {
    var diagnostics: [Diagnostic] = []
    let recovery = CatalogRecovery(preference: preference)
    func read(
      _ bytes: [UInt8], _ name: String
    ) throws(UnreadableFile) -> CatalogRecovery.Recovered {
      let recovered = try recovery.read(bytes, file: "\(path) (\(name))")
      if let damage = recovered.damage {
        diagnostics.append(
          Diagnostic(.note, "\(path): \(name) had \(damage), which were merged by meaning"))
      }
      return recovered
    }
    let ours = try read(versions.ours, "ours")
    let theirs = try read(versions.theirs, "theirs")
    let base = versions.base.flatMap(\.whole)
    let before = base.flatMap { try? read($0, "base").catalog }
    if base != nil, before == nil {
      diagnostics.append(
        Diagnostic(
          .warning,
          "\(path): the common ancestor cannot be read; everything counts as added by both"))
    }
    if ours.damage == nil, theirs.damage == nil {
      // Only one side has changed the file: it is the result, to the byte.
      if versions.theirs == versions.ours || versions.theirs == versions.base {
        return Result(bytes: versions.ours, diagnostics: diagnostics)
      }
      if versions.ours == versions.base {
        return Result(bytes: versions.theirs, diagnostics: diagnostics)
      }
    }
    let merged = Merge(preference: preference)(
      base: before, ours: ours.catalog, theirs: theirs.catalog)
    return Result(
      bytes: XCStrings.write(merged.catalog),
      conflicts: ours.conflicts + theirs.conflicts + merged.conflicts, diagnostics: diagnostics)
  }
}

extension [UInt8] {
  /// The bytes; nil if nothing exists there but space, as git has it for a file that was not there.
  fileprivate var whole: [UInt8]? {
    contains { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ? self : nil
  }
}
