import Phrasebook
package import PhrasebookFormats
package import PhrasebookModel
package import PhrasebookSync

/// Reads catalogs that a merge by lines has left behind, which the reader refuses: bytes in, a catalog
/// that is right out, with what both sides wrote marked in it or settled.
package struct CatalogRecovery {
  package var preference: MergePreference?
  /// The version before the conflict, for markers that do not include it.
  package var base: Catalog?

  /// The outcome for a file.
  package struct Recovered {
    var catalog: Catalog
    var conflicts: [MergeConflict] = []
    /// The damage of the file, in a few words; nil if there was none.
    var damage: Phrase?
  }

  /// Reads a file, intact or damaged; throws the reader's error if it cannot be recovered.
  package func read(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> Recovered {
    let failure: UnreadableFile
    do throws(UnreadableFile) {
      return Recovered(catalog: try XCStrings.read(bytes, file: file).catalog)
    } catch {
      failure = error
    }
    if ConflictedText.isMarked(bytes) { return try readMarked(bytes, file: file) }
    return try readRepaired(bytes, file: file, failure)
  }

  private func readMarked(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> Recovered {
    let text: ConflictedText
    do throws(ConflictedText.Failure) {
      text = try ConflictedText(bytes)
    } catch {
      throw UnreadableFile(
        Diagnostic(
          .error, "\(error.reason); take the file from git again: git checkout --merge -- FILE",
          at: Location(file: file, line: error.line, column: 1)))
    }
    let ours = try side(text.ours, "ours", file)
    let theirs = try side(text.theirs, "theirs", file)
    let before = text.base.flatMap { try? side($0, "base", file).catalog } ?? base
    let merged = Merge(preference: preference)(
      base: before, ours: ours.catalog, theirs: theirs.catalog)
    return Recovered(
      catalog: merged.catalog, conflicts: ours.conflicts + theirs.conflicts + merged.conflicts,
      damage: text.count == 1
        ? "a conflict between lines" : "\(text.count) conflicts between lines")
  }

  private func side(
    _ bytes: [UInt8], _ name: String, _ file: String
  ) throws(UnreadableFile) -> Recovered {
    do throws(UnreadableFile) {
      return Recovered(catalog: try XCStrings.read(bytes, file: file).catalog)
    } catch {
      do throws(UnreadableFile) {
        return try readRepaired(bytes, file: file, error)
      } catch {
        throw UnreadableFile(
          Diagnostic(
            .error,
            """
            its side "\(name)" is not a valid catalog (\(error.diagnostic.text)); take the file from git again: git checkout --merge -- FILE
            """,
            at: error.diagnostic.location))
      }
    }
  }

  /// Missing and superfluous commas, and repeated names.
  private func readRepaired(
    _ bytes: [UInt8], file: String, _ failure: UnreadableFile
  ) throws(UnreadableFile) -> Recovered {
    let repaired = CommaRepair.repaired(bytes)
    guard let layers = RepeatedNames(repaired) else { throw failure }
    do throws(UnreadableFile) {
      var result = Recovered(
        catalog: try XCStrings.read(layers.layer(0), file: file).catalog,
        damage: layers.count > 1 ? "duplicate keys" : "commas out of place")
      for number in 1..<max(layers.count, 1) {
        let other = try XCStrings.read(layers.layer(number), file: file).catalog
        let merged = Merge(preference: preference)(
          base: nil, ours: result.catalog, theirs: other)
        result.catalog = merged.catalog
        result.conflicts += merged.conflicts
      }
      return result
    } catch {
      throw failure
    }
  }
}
