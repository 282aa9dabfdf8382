import PhrasebookAudit
import PhrasebookExtract
import PhrasebookModel

/// Code that only developers come to: what says so itself, and functions and types that nothing but
/// such code names, over several steps.
final class DeveloperCode {
  private let files: [String: PlainTexts]
  /// Where each name stands, by its number.
  private var mentions: [UInt32: [Place]] = [:]
  private var known: [UInt32: Bool] = [:]

  private struct Place {
    var file: String
    var line: Int
  }

  /// So many callers of callers are looked at.
  private static let mostSteps = 8
  /// A name that stands in so many places is nobody's alone.
  private static let mostMentions = 64

  init(_ files: [String: PlainTexts]) { self.files = files }

  /// True for a place that only developers come to.
  func contains(_ site: Location) -> Bool {
    if mentions.isEmpty { index() }
    return contains(Place(file: site.file, line: site.line), steps: 0)
  }

  private func index() {
    for (file, texts) in files {
      for mention in texts.names.mentions {
        mentions[mention.name, default: []].append(Place(file: file, line: Int(mention.line)))
      }
    }
  }

  private func contains(_ place: Place, steps: Int) -> Bool {
    let location = Location(file: place.file, line: place.line, column: 1)
    guard let texts = files[place.file] else { return location.isForDevelopers }
    if location.isForDevelopers || texts.debugLines.contains(place.line) { return true }
    guard steps < Self.mostSteps else { return false }
    return texts.names.declarations.contains { declaration in
      declaration.lines.contains(place.line) && isDevelopers(declaration.name, steps: steps)
    }
  }

  /// True for a name that stands nowhere but in code for developers, its own declaration left out.
  private func isDevelopers(_ name: UInt32, steps: Int) -> Bool {
    if let known = known[name] { return known }
    // Whoever comes back here on the way has found no other caller yet.
    known[name] = true
    let places = mentions[name] ?? []
    var isDevelopers = places.count <= Self.mostMentions
    if isDevelopers {
      let callers = places.filter { place in
        files[place.file]?.names.declarations.contains { declaration in
          declaration.name == name && declaration.lines.contains(place.line)
        } != true
      }
      isDevelopers = !callers.isEmpty && callers.allSatisfy { contains($0, steps: steps + 1) }
    }
    // What was taken for granted on the way is not.
    if !isDevelopers { known = known.filter { !$0.value } }
    known[name] = isDevelopers
    return isDevelopers
  }
}
