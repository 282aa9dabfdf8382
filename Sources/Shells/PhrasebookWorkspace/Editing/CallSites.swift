package import PhrasebookProjects
import Phrasebook
import PhrasebookExtract
import PhrasebookGenerate
package import PhrasebookModel

/// Renames a key in the code that uses it: places in, changed files out.
package struct CallSites {
  package let old: String
  package let new: String
  package let activity: Activity
  /// The changes of the symbols of the key.
  var symbols: [SymbolRenaming.Change] = []

  /// Changes the literal at each place if it makes the key and can make the new one, and the symbols; other
  /// places are reported. Returns the number of changed literals and symbols.
  package func rename(at locations: [Location]) -> Int {
    let literals = Dictionary(grouping: Set(locations), by: \.file)
    let files = Set(literals.keys).union(symbols.map(\.location.file)).sorted()
    return files.reduce(0) { $0 + rename(in: $1, at: (literals[$1] ?? []).sorted()) }
  }

  private func rename(in file: String, at locations: [Location]) -> Int {
    var changes = Changes()
    do {
      _ = try CatalogFile.update(file) { source in
        changes = self.changes(in: DocumentText(source), of: file, at: locations)
        var result = source
        // From the end, so that earlier offsets stay valid.
        for (range, text) in changes.texts.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
          result.replaceSubrange(range, with: text)
        }
        return result
      }
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
      return 0
    } catch {
      activity.report(Diagnostic(.error, "\(file): \(String(describing: error))"))
      return 0
    }
    changes.left.forEach(activity.report)
    return changes.places.count
  }

  /// The changes of one source.
  private struct Changes {
    /// The new texts by their ranges.
    var texts: [Range<Int>: [UInt8]] = [:]
    /// The literals and symbols that change.
    var places: Set<Range<Int>> = []
    /// A warning for each place that stays.
    var left: [Diagnostic] = []
  }

  private func changes(
    in text: DocumentText, of file: String, at locations: [Location]
  ) -> Changes {
    let isWritable = SourceLanguage(path: file) == .swift || SwiftLiteral.isAlsoObjectiveC(new)
    var changes = Changes()
    for location in locations {
      guard isWritable, let literal = KeyLiteral(of: old, at: location, in: text) else {
        changes.left.append(otherwiseWritten(at: location))
        continue
      }
      if let texts = literal.changes(to: new) {
        changes.places.insert(literal.range)
        changes.texts.merge(texts) { first, _ in first }
      } else {
        changes.left.append(
          Diagnostic(
            .warning,
            """
            the interpolations of this literal do not make the placeholders of \"\(new)\"; change it by hand
            """, at: location))
      }
    }
    for change in symbols where change.location.file == file {
      if let range = range(of: change, in: text) {
        changes.places.insert(range)
        changes.texts[range] = Array(change.new.utf8)
      } else {
        changes.left.append(otherwiseWritten(at: change.location))
      }
    }
    return changes
  }

  private func otherwiseWritten(at location: Location) -> Diagnostic {
    Diagnostic(
      .warning, "the key is not a plain literal here; change it to \"\(new)\" by hand", at: location
    )
  }

  /// The range of a symbol; nil if the source has another text there now.
  private func range(of change: SymbolRenaming.Change, in text: DocumentText) -> Range<Int>? {
    guard let start = text.offset(of: change.location) else { return nil }
    let range = start..<start + change.old.utf8.count
    let isSame =
      range.upperBound <= text.bytes.count
      && text.bytes[range].elementsEqual(change.old.utf8)
    return isSame ? range : nil
  }
}
