import PhrasebookAudit
import PhrasebookExtract
import PhrasebookModel

/// Code that only developers run: marked as such, or functions and types that only such code uses,
/// over several steps.
final class DeveloperCode {
  private let files: [String: PlainTexts]
  /// The places of each name, by its number.
  private var mentions: [UInt32: [Place]] = [:]
  private var known: [UInt32: Bool] = [:]

  private struct Place {
    var file: String
    var line: Int
  }

  /// So many callers of callers are looked at.
  private static let mostSteps = 8
  /// A name in more places is in general use.
  private static let mostMentions = 64

  init(_ files: [String: PlainTexts]) { self.files = files }

  /// Whether only developers run the code at a place.
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

  /// Whether a name is used only by code for developers, apart from its own declaration.
  private func isDevelopers(_ name: UInt32, steps: Int) -> Bool {
    if let known = known[name] { return known }
    // On a cycle, no other caller has been found yet.
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
    // The assumptions made on the way do not hold.
    if !isDevelopers { known = known.filter { !$0.value } }
    known[name] = isDevelopers
    return isDevelopers
  }
}
