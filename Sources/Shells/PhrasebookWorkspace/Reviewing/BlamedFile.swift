import CatalogJSON
import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects

/// The author of the last change of a line, from git.
package struct BlamedLine: Sendable, Hashable {
  package var author: String
  /// Seconds since 1970.
  package var time: Int
}

/// The last commit's version of a catalog, with the commits that changed its lines last.
///
/// The working tree is not looked at: git would put its file through a filter, which is a program that the settings of the
/// repository name.
struct BlamedFile {
  private let catalog: Catalog
  /// By line, from 0.
  private var lines: [BlamedLine] = []

  /// Nil for a file that no commit has.
  init?(_ file: String) {
    guard let repository = try? GitRepository(around: FilePath.folder(FilePath.absolute(file))),
      let path = repository.relative(file), let bytes = repository.blob("HEAD:\(path)"),
      let committed = try? XCStrings.read(bytes, file: file).catalog,
      let output = try? repository.git.run([
        "blame", "--no-textconv", "--line-porcelain", "HEAD", "--", path,
      ])
    else { return nil }
    catalog = committed
    var line = BlamedLine(author: "", time: 0)
    for record in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if let name = record.value(of: "author ") {
        line.author = name
      } else if let time = record.value(of: "author-time ") {
        line.time = Int(time) ?? 0
      } else if record.first == "\t" {
        lines.append(line)
      }
    }
  }

  /// Adds to each string who changed its text or its state last.
  func sign(_ items: inout [ReviewItem]) {
    for index in items.indices {
      let (key, language) = (items[index].identity.key, items[index].identity.language)
      let committed = catalog[key]?.localizations[language]?.forms(language: language) ?? []
      // A text that is not committed is the last change of all.
      guard items[index].translation.allSatisfy(committed.contains) else { continue }
      let places = items[index].translation.flatMap { form -> [Location] in
        let path = form.path.steps.flatMap { [$0.kind, $0.name] } + [CatalogField.stringUnit.text]
        let members: [CatalogField] = [.state, .value]
        return members.compactMap { member in
          catalog.location(of: key, language: language, path: path + [member.text])
        }
      }
      items[index].authorship = places.compactMap { place in
        lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil
      }.max { $0.time < $1.time }
    }
  }
}

extension Substring {
  fileprivate func value(of name: String) -> String? {
    hasPrefix(name) ? String(dropFirst(name.count)) : nil
  }
}
