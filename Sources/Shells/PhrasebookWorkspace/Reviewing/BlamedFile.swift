import Foundation
import PhrasebookModel
import PhrasebookProjects

/// Who changed a line last, as git knows it.
package struct BlamedLine: Sendable, Hashable {
  package var author: String
  /// Seconds since 1970.
  package var time: Int
}

/// The lines of a file with the commits that changed them last.
struct BlamedFile {
  /// By line, from 0; nil for lines that are not committed.
  private var lines: [BlamedLine?] = []

  /// Nil for a file that no repository has.
  init?(_ file: String) {
    guard let repository = try? GitRepository(around: FilePath.folder(FilePath.absolute(file))),
      let path = repository.relative(file),
      let output = try? repository.git.run(["blame", "--line-porcelain", "--", path])
    else { return nil }
    var line = BlamedLine(author: "", time: 0)
    for record in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if let name = record.value(of: "author ") {
        line.author = name
      } else if let time = record.value(of: "author-time ") {
        line.time = Int(time) ?? 0
      } else if record.first == "\t" {
        lines.append(line.author == Self.notCommitted ? nil : line)
      }
    }
  }

  /// The name that git gives to changes of the working tree.
  private static let notCommitted = "Not Committed Yet"

  /// Adds to each string who changed its text or its state last.
  func sign(_ items: inout [ReviewItem], in catalog: Catalog) {
    for index in items.indices {
      let (key, language) = (items[index].identity.key, items[index].identity.language)
      let places = items[index].translation.flatMap { form -> [Location] in
        let path = form.path.steps.flatMap { [$0.kind, $0.name] } + ["stringUnit"]
        return ["state", "value"].compactMap { name in
          catalog.location(of: key, language: language, path: path + [name])
        }
      }
      let found = places.map { lines.indices.contains($0.line - 1) ? lines[$0.line - 1] : nil }
      // A line that is not committed is the last change of all.
      guard !found.contains(where: { $0 == nil }) else { continue }
      items[index].authorship = found.compactMap { $0 }.max { $0.time < $1.time }
    }
  }
}

extension Substring {
  fileprivate func value(of name: String) -> String? {
    hasPrefix(name) ? String(dropFirst(name.count)) : nil
  }
}
