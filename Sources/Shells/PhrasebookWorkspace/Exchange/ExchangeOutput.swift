import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// Writes the files of exchanges: first a word on all that is lost, then the files, each whole.
struct ExchangeOutput {
  let activity: Activity
  package private(set) var files: [ExchangeFile] = []
  package private(set) var losses: [ExchangeLoss] = []

  init(activity: Activity) { self.activity = activity }

  /// Adds an exchange in a format.
  ///
  /// - Parameter folder: The folder of the files; empty for that of the output itself.
  mutating func add(
    _ exchange: Exchange, as format: any ExchangeFormat.Type, below folder: String = ""
  ) {
    var writing = format.write(exchange)
    writing.files = writing.files.map { Self.placed($0, below: folder) }
    add(writing)
    let lost = Set(
      writing.losses.lazy.filter { $0.part == .target || $0.part == .unit || $0.part == .entry }
        .map { [$0.table, $0.key, $0.path.exchanged].map(ExactString.init) })
    for table in exchange.tables {
      for unit in table.units where unit.target == "" && unit.state != nil {
        // An import takes an empty text if the source is empty too.
        if unit.source == "" { continue }
        let place = [table.name, unit.key, unit.path.exchanged].map(ExactString.init)
        guard !lost.contains(place) else { continue }
        losses.append(
          ExchangeLoss(
            table: table.name, key: unit.key, path: unit.path, .target,
            reason: "an empty translation is lost: an import skips empty strings"))
      }
    }
  }

  /// Adds the files that a format wrote.
  mutating func add(_ writing: ExchangeWriting) {
    files += writing.files
    losses += writing.losses
  }

  /// Adds a file that no format makes.
  mutating func add(_ file: ExchangeFile, below folder: String = "") {
    files.append(Self.placed(file, below: folder))
  }

  private static func placed(_ file: ExchangeFile, below folder: String) -> ExchangeFile {
    guard !folder.isEmpty else { return file }
    return ExchangeFile(path: "\(folder)/\(file.path)", bytes: file.bytes)
  }

  /// Writes everything below a folder, or nothing if a file must not be written.
  ///
  /// - Returns: The paths of the written files.
  func write(
    to folder: String, _ outputs: OutputFiles = OutputFiles(.exchange, isForced: false)
  ) -> [String] {
    reportLosses()
    do throws(FileFailure) {
      for file in files where !Self.staysInside(file.path) {
        throw FileFailure(file.path, "the name leads out of the folder; rename its table")
      }
      let files = files.map { (path: FilePath.join(folder, $0.path), bytes: $0.bytes) }
      // A bundle that is not written whole has no page: it is not taken for one.
      let pages = files.filter { XCLOC.isPage($0.path) }
      try outputs.write(files.filter { !XCLOC.isPage($0.path) } + pages, below: folder)
      return files.map(\.path)
    } catch {
      activity.report(error.diagnostic)
      return []
    }
  }

  /// The number of entries with the same loss that one line summarizes.
  private static let mostAlike = 6

  /// Reports losses: once for each text, once for many forms of an entry with the same loss, or once
  /// for many entries with it.
  func reportLosses() {
    struct LossGroup: Hashable {
      var table: String
      var text: Phrase
    }
    let groups = Dictionary(grouping: losses) { LossGroup(table: $0.table, text: $0.text) }
    var reported: Set<LossGroup> = []
    for loss in losses {
      let group = LossGroup(table: loss.table, text: loss.text)
      let alike = groups[group] ?? []
      guard alike.count > Self.mostAlike else {
        activity.report(Diagnostic(.warning, "\(loss.table)\(Self.entry(loss)): \(loss.text)"))
        continue
      }
      guard reported.insert(group).inserted else { continue }
      var keys: Set<ExactString> = []
      let entries = alike.filter { keys.insert(ExactString($0.key)).inserted }
      guard entries.count > Self.mostAlike else {
        for var entry in entries {
          entry.path = VariationPath()
          activity.report(
            Diagnostic(.warning, "\(loss.table)\(Self.entry(entry)): \(loss.text)"))
        }
        continue
      }
      let some = entries.prefix(3).map(\.key.quoted).joined(separator: ", ")
      activity.report(
        Diagnostic(
          .warning, "\(loss.table): \(entries.count) entries, such as \(some): \(loss.text)"))
    }
  }

  /// The entry of a loss behind the name of its table; empty for a loss of the whole table.
  private static func entry(_ loss: ExchangeLoss) -> String {
    let form = loss.path.isRoot ? "" : " (\(loss.path.exchanged))"
    if loss.key.isEmpty, loss.path.isRoot, loss.part == .other { return "" }
    return ": \(loss.key.quoted)\(form)"
  }

  /// Whether a path that a format made lies below the folder it is meant for.
  static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.isEmpty
      && path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { $0 != ".." && $0 != "." && !$0.isEmpty && !$0.utf8.contains(0) }
  }
}
