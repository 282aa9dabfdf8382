import Foundation
import TestSupport

/// A page of the documentation: its links, the paths and the names in it.
struct MarkdownPage {
  /// From the package's folder.
  let path: String
  let text: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  init(_ path: String) throws {
    self.init(
      path: path,
      text: try String(
        contentsOf: PackageRoot.folder.appendingPathComponent(path), encoding: .utf8))
  }

  /// The targets of links to files, from the package's folder.
  var links: [String] {
    let folder = path.split(separator: "/").dropLast().map(String.init)
    return prose.matches(of: /\]\(([^()\s]+)\)/).compactMap { match in
      let link = match.output.1.prefix { $0 != "#" }
      guard !link.isEmpty, !link.contains("://"), !link.hasPrefix("mailto:") else { return nil }
      var parts = folder
      for part in link.split(separator: "/") where part != "." {
        if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
      }
      return parts.joined(separator: "/")
    }
  }

  /// The paths of the package in code spans; parts in angle brackets vary.
  var paths: [String] {
    text.matches(of: /`((?:Sources|Tests|docs|scripts|Catalogs)\/[^`\s]*)`/).map {
      String($0.output.1)
    }
  }

  /// The code spans that begin a row of a table.
  var rowHeads: [String] {
    text.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.output.1) }
  }

  /// The words that are named as targets are.
  var targetNames: Set<String> {
    let withoutPaths = text.replacing(/`[^`\s]*\/[^`\s]*`/, with: "")
    return Set(withoutPaths.matches(of: /\bPhrasebook[A-Z]\w*/).map { String($0.output) })
      .union(rowHeads)
  }

  /// The section under a heading of the second level; empty if absent.
  func section(_ heading: String) -> MarkdownPage {
    let parts = text.split(separator: "\n## ").first { $0.hasPrefix("\(heading)\n") }
    return MarkdownPage(path: path, text: String(parts ?? ""))
  }

  /// The text without code.
  private var prose: String {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isFence && !isCode
    }.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
  }
}
