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

  /// Replaces the literal at each place if it is a plain one, and the symbols; other places are
  /// reported. Returns the number of replaced literals and symbols.
  package func rename(at locations: [Location]) -> Int {
    let literals = Dictionary(grouping: Set(locations), by: \.file)
    let files = Set(literals.keys).union(symbols.map(\.location.file)).sorted()
    return files.reduce(0) { $0 + rename(in: $1, at: (literals[$1] ?? []).sorted()) }
  }

  private func rename(in file: String, at locations: [Location]) -> Int {
    // Only Swift writes invisible characters as CallSite does.
    let isWritable =
      SourceLanguage(path: file) == .swift
      || new.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    var left: [Location] = []
    var count = 0
    do {
      _ = try CatalogFile.update(file) { source in
        (left, count) = ([], 0)
        var texts: [Range<Int>: [UInt8]] = [:]
        let text = DocumentText(source)
        let literal = Array(SwiftLiteral.source(of: new).utf8)
        for location in locations {
          if isWritable, let site = KeyLiteral(of: old, at: location, in: text) {
            texts[site.range] = literal
          } else {
            left.append(location)
          }
        }
        for change in symbols where change.location.file == file {
          if let range = range(of: change, in: text) {
            texts[range] = Array(change.new.utf8)
          } else {
            left.append(change.location)
          }
        }
        var result = source
        // From the end, so that earlier offsets stay valid.
        for (range, text) in texts.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
          result.replaceSubrange(range, with: text)
        }
        count = texts.count
        return result
      }
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
      return 0
    } catch {
      activity.report(Diagnostic(.error, "\(file): \(String(describing: error))"))
      return 0
    }
    for location in left {
      activity.report(
        Diagnostic(
          .warning,
          "the key is not a plain literal here; change it to \"\(new)\" by hand",
          at: location))
    }
    return count
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
