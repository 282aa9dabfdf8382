import Phrasebook
import PhrasebookModel
import PhrasebookPlatform

/// Writes the outputs of a run where the user asked for them.
///
/// A file that the run reads, or that no run of Phrasebook made, is replaced only with `--force`. In an output
/// folder, no symbolic link is followed that leads out of it.
package struct OutputFiles {
  package let kind: OutputKind
  /// Whether any file may be replaced.
  package let isForced: Bool
  /// The files that the run reads.
  private let inputs: Set<FileStatus.Identity>
  private let index: OutputIndex

  /// - Parameter inputs: The paths of files that the run reads and that could be an output's.
  package init(_ kind: OutputKind, isForced: Bool, inputs: [String] = []) {
    self.init(kind, isForced: isForced, inputs: inputs, index: .user)
  }

  init(_ kind: OutputKind, isForced: Bool, inputs: [String] = [], index: OutputIndex) {
    self.kind = kind
    self.isForced = isForced
    self.inputs = Set(inputs.compactMap { FileStatus(path: $0)?.identity })
    self.index = index
  }

  /// Throws if a file must not be written: call it for all files before the first one is written.
  ///
  /// - Parameters:
  ///   - paths: The files, spelled as the user named their folder.
  ///   - folder: The output folder; nil if the user named the file itself.
  package func check(_ paths: [String], below folder: String? = nil) throws(FileFailure) {
    try Self.checkNames(paths)
    var snapshot = index.snapshot()
    for path in paths { try check(path, below: folder, &snapshot) }
  }

  /// Throws if some disk would take two of the files for one.
  package static func checkNames(_ paths: [String]) throws(FileFailure) {
    var known: Set<String> = []
    for path in paths
    where !known.insert(FilePath.normalized(path).foldedFileName).inserted {
      throw FileFailure(
        path,
        "two outputs would be this file, because their languages or tables differ only in case or spelling; nothing was written; write them one at a time, to different folders"
      )
    }
  }

  /// The files without those that have the path and the content of an earlier one.
  package static func distinct(
    _ files: [(path: String, bytes: [UInt8])]
  ) -> [(path: String, bytes: [UInt8])] {
    // By bytes: names that differ only in normalization are not one file on every disk.
    var contents: [[UInt8]: [UInt8]] = [:]
    return files.filter { contents.updateValue($0.bytes, forKey: Array($0.path.utf8)) != $0.bytes }
  }

  /// Writes a file; missing folders are created.
  package func write(
    _ bytes: [UInt8], to path: String, below folder: String? = nil
  ) throws(FileFailure) {
    try write([(path, bytes)], below: folder)
  }

  /// Writes files in order, or nothing if one must not be written; stops at the first failure. Files that have the
  /// content already are not touched.
  package func write(
    _ files: [(path: String, bytes: [UInt8])], below folder: String? = nil
  ) throws(FileFailure) {
    let files = Self.distinct(files)
    try check(files.map(\.path), below: folder)
    if StagedFiles.current == nil {
      let files = files.filter {
        !WholeFile.isStream($0.path) && FileStatus(path: $0.path)?.kind != .other
      }
      for folder in Set(files.map { FilePath.folder($0.path) }) {
        try NewFolder.make(folder)
        ReplacementFile.sweepOnce(folder)
      }
      index.add(files, kind)
    }
    for file in files { try WholeFile.write(file.bytes, to: file.path) }
  }

  private func check(
    _ path: String, below folder: String?, _ snapshot: inout OutputIndex.Snapshot
  ) throws(FileFailure) {
    if WholeFile.isStream(path) { return }
    if let folder { try Self.checkFolders(of: path, in: folder) }
    let status = FileStatus(path: path)
    // A pipe, `/dev/null` or the `/dev/fd/63` of a shell's `>(…)`.
    if status?.kind == .other { return }
    guard FileStatus(path: path, followingLinks: false) != nil else { return }
    try Self.checkIsNoLink(path)
    guard status?.kind != .folder else { throw FileFailure(path, doing: .write, code: EISDIR) }
    guard let status, status.kind == .file, !isForced else { return }
    guard !inputs.contains(status.identity) else {
      throw FileFailure(
        path, "this run reads the file; choose another one, or pass --force to replace it")
    }
    guard status.size > 0 else { return }
    let bytes = try FileContent.read(path)
    guard kind.isMarked(bytes) || snapshot.has(bytes, at: path, kind) else {
      throw FileFailure(
        path,
        "phrasebook did not write this file, or it was changed since; choose another one, or pass --force to replace it"
      )
    }
  }

  /// Throws if a file is a symbolic link, or a folder between the output folder and the file is one that leads out.
  package static func checkLinks(_ path: String, below folder: String) throws(FileFailure) {
    try checkFolders(of: path, in: folder)
    try checkIsNoLink(path)
  }

  private static func checkIsNoLink(_ path: String) throws(FileFailure) {
    guard FileStatus(path: path, followingLinks: false)?.kind == .link else { return }
    throw FileFailure(
      path, "it is a symbolic link, which is not followed; remove it or choose another file")
  }

  /// Throws if a folder between the output folder and the file is a link that leads out.
  private static func checkFolders(of path: String, in folder: String) throws(FileFailure) {
    guard let root = FilePath.real(folder),
      let inner = FilePath.remainder(
        of: FilePath.absolute(path), in: FilePath.absolute(folder))
    else { return }
    var place = folder
    for name in inner.split(separator: "/").dropLast() {
      place = FilePath.join(place, String(name))
      guard FileStatus(path: place, followingLinks: false)?.kind == .link else { continue }
      guard let real = FilePath.real(place), FilePath.isInside(real, root) else {
        throw FileFailure(
          place, "it is a symbolic link that leads out of the output folder; remove it")
      }
    }
  }
}
