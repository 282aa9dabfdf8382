internal import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import Foundation

/// Configures git for catalogs: a line of attributes, and the drivers that it names.
package struct GitInstallation {
  /// The driver to install.
  package enum Driver: Sendable {
    /// Merges by meaning.
    case merge
    /// Differences as sentences.
    case diff
    /// Catalogs are kept in Xcode's own style and order.
    case filter

    /// The attribute that a catalog gets.
    var attribute: String {
      switch self {
      case .merge: "merge"
      case .diff: "diff"
      case .filter: "filter"
      }
    }

    /// The settings of git, with the command that runs this program. If it is removed later, git
    /// merges and compares by lines again, instead of taking one side for the result.
    package func settings(_ command: String) -> [(name: String, value: String)] {
      let isThere = "command -v \(command) >/dev/null 2>&1"
      return switch self {
      case .merge:
        [
          ("merge.phrasebook.name", "String Catalogs, by meaning"),
          (
            "merge.phrasebook.driver",
            "\(isThere) || exec git merge-file -L ours -L base -L theirs -- %A %O %B; "
              + "exec \(command) merge -o %A --path=%P -- %O %A %B"
          ),
        ]
      case .diff:
        [
          (
            "diff.phrasebook.textconv",
            "f() { if \(isThere); then \(command) diff --textconv -- \"$1\"; else cat -- \"$1\"; fi; }; f"
          )
        ]
      case .filter:
        [
          (
            "filter.phrasebook.clean",
            "if \(isThere); then exec \(command) merge --clean; else exec cat; fi"
          )
        ]
      }
    }
  }

  package let isGlobal: Bool

  /// The settings that were made, in order.
  package struct Result: Sendable {
    /// The settings of git.
    package var settings: [(name: String, value: String)] = []
    /// The file of attributes.
    package var attributesFile: String
    /// The attributes that the file has for catalogs now; nil if it had them before.
    package var attributes: String?
  }

  /// Installs some drivers for one repository, or for all of a user's; a dry run only returns what
  /// it would set.
  package func install(_ drivers: [Driver], in folder: String) throws -> Result {
    let git = isGlobal ? Git(folder: folder) : try GitRepository(around: folder).git
    let scope = isGlobal ? ["--global"] : ["--local"]
    let command = Self.command()
    let file =
      isGlobal ? try Self.globalAttributes(git) : FilePath.join(git.folder, ".gitattributes")
    // Git does not follow it either. The user's own file may be one.
    guard isGlobal || FileStatus(path: file, followingLinks: false)?.kind != .link else {
      throw FileFailure(
        Spelling(given: folder).spell(file), "it is a symbolic link, which is not followed")
    }
    var settings: [(name: String, value: String)] = []
    for (name, value) in drivers.flatMap({ $0.settings(command) }) {
      if StagedFiles.current == nil { _ = try git.run(["config"] + scope + [name, value]) }
      settings.append((name, value))
    }
    let names = drivers.map(\.attribute)
    let isChanged = try write(names, to: file)
    let attributes = names.map { "\($0)=phrasebook" }.joined(separator: " ")
    return Result(
      settings: settings, attributesFile: isGlobal ? file : Spelling(given: folder).spell(file),
      attributes: isChanged ? "*.xcstrings \(attributes)" : nil)
  }

  /// Sets attributes; true if the file was changed.
  private func write(_ names: [String], to file: String) throws -> Bool {
    if FileStatus(path: file) == nil {
      try NewFolder.make(FilePath.folder(file))
      try CatalogFile.create(file, Array(Self.attributes("", setting: names).utf8))
      return true
    }
    return try CatalogFile.update(file) { bytes throws(FileFailure) in
      Array(Self.attributes(String(decoding: bytes, as: UTF8.self), setting: names).utf8)
    }
  }

  /// The text of an attributes file in which catalogs have these attributes; all else stays.
  package static func attributes(_ text: String, setting names: [String]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    var missing = names
    for index in lines.indices.reversed() {
      var words = lines[index].split(whereSeparator: { " \t\r".contains($0) }).map(String.init)
      guard words.first == "*.xcstrings" else { continue }
      for name in missing {
        if words.contains("\(name)=phrasebook") { continue }
        words.removeAll {
          ["\(name)", "-\(name)", "!\(name)"].contains($0) || $0.hasPrefix("\(name)=")
        }
        words.append("\(name)=phrasebook")
        lines[index] = words.joined(separator: " ")
      }
      missing = []
      break
    }
    if !missing.isEmpty {
      let settings = missing.map { "\($0)=phrasebook" }.joined(separator: " ")
      lines.append("*.xcstrings \(settings)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The file of attributes that git reads for every repository of a person.
  private static func globalAttributes(_ git: Git) throws(GitFailure) -> String {
    let set = try git.text(["config", "--global", "--type=path", "core.attributesFile"])
    if let set, !set.isEmpty { return set }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/"
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return FilePath.join(folder ?? FilePath.join(home, ".config"), "git/attributes")
  }

  /// The shell command that starts this program: its name if the shell finds it, which survives
  /// updates, otherwise its path. Programs with windows look for names in other places, so hooks need
  /// a path.
  private static func command() -> String {
    let own = Bundle.main.executablePath.flatMap(FilePath.real) ?? "phrasebook"
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.filter { $0.hasPrefix("/") }
      .map { FilePath.join(String($0), "phrasebook") }.first { FilePath.real($0) == own }
    return "'" + (found ?? own).replacing(exactly: "'", with: #"'\''"#) + "'"
  }
}
