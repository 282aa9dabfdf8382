import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// Reports the conflicts of a merge.
struct ConflictDiagnostics {
  let activity: Activity

  /// Reports each conflict that is open, with its place in the merged file.
  func report(_ conflicts: [MergeConflict], in bytes: [UInt8], file: String) {
    let open = conflicts.filter { $0.settled == nil }
    let settled = conflicts.count - open.count
    if settled > 0 {
      activity.note(
        settled == 1
          ? "\(file): 1 conflict settled as preferred"
          : "\(file): \(settled) conflicts settled as preferred")
    }
    guard !open.isEmpty else { return }
    let catalog = try? XCStrings.read(bytes, file: file).catalog
    for conflict in open {
      activity.report(
        Diagnostic(.warning, Self.sentence(conflict), at: Self.place(conflict, catalog, file)))
    }
  }

  /// The conflict in one line, with the fix.
  static func sentence(_ conflict: MergeConflict) -> Phrase {
    let key: Phrase =
      conflict.key.map { .verbatim("\"\($0.shortened(to: 120))\"") } ?? "the catalog"
    let place = [conflict.language.map { "[\($0)]" }, conflict.variation]
      .compactMap(\.self).joined(separator: " ")
    func words(_ version: MergeConflict.Version) -> String {
      let state = version.state.map { " (\($0.replacing("_", with: " ")))" } ?? ""
      return "\"\(version.text.shortened(to: 120))\"\(state)"
    }
    return
      """
      conflict in \(key)\(place.isEmpty ? "" : " \(place)"): ours is \(words(conflict.ours)), \
      theirs is \(words(conflict.theirs)); ours stays until a person decides
      """
  }

  private static func place(
    _ conflict: MergeConflict, _ catalog: Catalog?, _ file: String
  ) -> Location {
    let top = Location(file: file, line: 1, column: 1)
    guard let key = conflict.key else { return top }
    let path = conflict.variation?.split(separator: ".").map(String.init) ?? []
    return catalog?.location(of: key, language: conflict.language, path: path) ?? top
  }
}
