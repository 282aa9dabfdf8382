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

  /// Replaces the literal at each place if it is a plain one; other places are reported.
  /// Returns the number of replaced literals.
  package func rename(at locations: [Location]) -> Int {
    let files = Dictionary(grouping: Set(locations), by: \.file).sorted { $0.key < $1.key }
    return files.reduce(0) { $0 + rename(in: $1.key, at: $1.value.sorted()) }
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
        var ranges: Set<Range<Int>> = []
        let text = DocumentText(source)
        for location in locations {
          if isWritable, let site = KeyLiteral(of: old, at: location, in: text) {
            ranges.insert(site.range)
          } else {
            left.append(location)
          }
        }
        var result = source
        let literal = Array(SwiftLiteral.source(of: new).utf8)
        // From the end, so that earlier offsets stay valid.
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
          result.replaceSubrange(range, with: literal)
        }
        count = ranges.count
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
}
