import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects

/// The options of `exchange`.
package struct ExchangeRequest: Sendable {
  /// Whether nothing is written.
  package var isDryRun: Bool

  package init(isDryRun: Bool = false) { self.isDryRun = isDryRun }
}

/// The changes that keep exchange files in step with the catalogs, made or previewed.
package struct ExchangeFolderResult: Sendable {
  /// The changes taken from the files into the catalogs.
  package var changes: [FileChanges] = []
  /// The exchange files that did not have the texts of the catalogs.
  package var files: [String] = []
  /// Whether a text was changed on both sides: it stays as it is in both.
  package var hasConflicts = false
  package var diagnostics: [Diagnostic] = []

  package var isEmpty: Bool { files.isEmpty && changes.allSatisfy(\.changes.isEmpty) }
}

extension Workspace {
  /// Keeps the files of `exchange:` in the phrasebook.yml of each PATH in step with the catalogs, in
  /// both directions: what changed in a file since both agreed goes to the catalogs, then the files
  /// are written again.
  package func exchange(
    _ request: ExchangeRequest = ExchangeRequest()
  ) throws(CancellationError) -> ExchangeFolderResult {
    var result = ExchangeFolderResult()
    for path in paths {
      let part = try perform(or: ExchangeFolderResult()) {
        guard let folder = try exchangeFolder(of: path) else { return ExchangeFolderResult() }
        let project = Workspace(path: path, extraction: extraction, activity: activity)
        guard request.isDryRun, StagedFiles.current == nil else {
          return try project.exchange(folder, isDryRun: request.isDryRun)
        }
        // The files are made of catalogs that have what came from the files.
        return try StagedFiles.collect { try project.exchange(folder, isDryRun: true) }.result
      }
      result.changes += part.changes
      result.files += part.files
      result.hasConflicts = result.hasConflicts || part.hasConflicts
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  private func exchangeFolder(of path: String) throws -> ExchangeFolder? {
    let settings = try settings(of: path)
    guard let settings, let setting = settings.exchange else {
      if !activity.hasFailed {
        activity.report(
          Diagnostic(
            .error, "\(path): phrasebook.yml has no exchange; add a format and a folder"))
      }
      return nil
    }
    guard let format = ExchangeFormats.named(setting.format), format.name != XCLOC.name else {
      activity.report(
        Diagnostic(
          .error, "exchange: \(setting.format.quoted) is not a format; use xliff, po or strings"))
      return nil
    }
    let place = FilePath.normalized(FilePath.join(settings.folder, setting.folder))
    let spelling = Spelling(given: path)
    return ExchangeFolder(
      setting: setting, format: format, path: spelling.spell(place),
      project: spelling.spell(FilePath.normalized(settings.folder)))
  }

  private func exchange(_ folder: ExchangeFolder, isDryRun: Bool) throws -> ExchangeFolderResult {
    var result = ExchangeFolderResult()
    try folder.checkLinks()
    let known = folder.filesWithBase()
    let new = folder.files().filter { !known.contains($0) }
    result.changes += take(known, from: folder, hasBase: true)
    result.changes += take(new, from: folder, hasBase: false)
    result.hasConflicts = activity.hasOmissions
    // A text that was changed on both sides is kept in both: the files stay until a person decides.
    guard !activity.hasFailed, !result.hasConflicts else { return result }
    var request = ExportRequest(as: folder.format, languages: folder.setting.languages)
    request.listing = .settings
    let made = ExportFiles(paths: paths, request: request, activity: activity).make()
    guard let made else { return result }
    made.reportLosses()
    let files = made.files.map { (path: FilePath.join(folder.path, $0.path), bytes: $0.bytes) }
    try OutputFiles.checkNames(OutputFiles.distinct(files).map(\.path))
    for file in made.files {
      try activity.checkCancellation()
      guard ExchangeOutput.staysInside(file.path) else {
        throw FileFailure(file.path, "the name leads out of the folder; rename its table")
      }
      let target = FilePath.join(folder.path, file.path)
      let base = FilePath.join(folder.base, file.path)
      for place in [target, base] { try folder.checkLinks(place) }
      let present = try FileStatus(path: target) == nil ? nil : FileContent.read(target)
      let isSame = present.map { folder.isSame(file.bytes, $0, at: file.path) } ?? false
      if !isSame { result.files.append(target) }
      let bytes =
        isSame ? present ?? file.bytes : folder.revised(file, over: present)
      guard !isDryRun else {
        // A preview shows the file, and not its copy in the folder of agreed versions.
        if !isSame, StagedFiles.current != nil { try WholeFile.write(bytes, to: target) }
        continue
      }
      // Files that a killed run has just made stay, and its temporary files go.
      for place in [target, base] { ReplacementFile.sweepOnce(FilePath.folder(place)) }
      if !isSame { try WholeFile.write(bytes, to: target) }
      if (try? FileContent.read(base)) != bytes { try WholeFile.write(bytes, to: base) }
    }
    return result
  }

  /// Takes what changed in some files into the catalogs.
  private func take(
    _ files: [String], from folder: ExchangeFolder, hasBase: Bool
  ) -> [FileChanges] {
    guard !files.isEmpty, !activity.hasFailed else { return [] }
    let input = ExchangeInput(format: folder.format, activity: activity)
    let opened = input.read(files.map { FilePath.join(folder.path, $0) })
    let sent = hasBase ? input.read(files.map { FilePath.join(folder.base, $0) }) : []
    guard !activity.hasFailed else { return [] }
    return ImportFiles(
      paths: paths, isDryRun: false, activity: activity, sent: sent, feed: nil,
      listed: folder.setting.languages
    ).run(opened)
  }
}
