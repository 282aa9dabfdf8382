/// Walks a folder and returns the files below it, within limits of depth and number.
///
/// Symbolic links are followed once (a folder that was seen is not seen again, and none that the
/// walk itself is in) but not into folders of the kernel, hidden files and folders are left out, and
/// a tree beyond the bounds is cut off with a word about it. A file that an editor has made and not
/// saved yet is one of its folder.
package struct FileTree {
  /// The most entries and the most levels that are looked at.
  static let maximumEntries = 1_000_000
  static let maximumDepth = 200

  /// Folders with files that tools made or fetched.
  package static let foldersOfTools: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules",
  ]

  /// Folders that are shown to users as one file.
  static let wrappers: Set<String> = [
    "app", "appex", "artifactbundle", "bundle", "docc", "doccarchive", "framework", "icon",
    "mlpackage", "playground", "rkassets", "scnassets", "xcarchive", "xcassets", "xcdatamodel",
    "xcdatamodeld", "xcframework", "xcloc", "xcmappingmodel", "xcodeproj", "xcworkspace",
  ]

  /// The start of the walk: a folder, or a file, which is then the only item.
  package var root: String
  /// The files, absolute, sorted by code point.
  package private(set) var files: [String] = []
  /// The folders that look like one file, absolute, sorted: projects among them.
  package private(set) var packages: [String] = []
  /// Links that lead nowhere, folders that cannot be opened, names that are not UTF-8 and names that another file
  /// has in another Unicode normalization, absolute, sorted.
  package private(set) var lost: [String] = []
  /// Whether the bounds have cut something off.
  package private(set) var isCutOff = false

  private var seen: Set<FileStatus.Identity> = []
  private var count = 0
  /// The files that are only in an editor so far, by their folders.
  private let newFiles = OpenBuffers.shared.newFiles

  /// Walks `root`, an absolute folder; `entering` is asked for each folder below it.
  package init(_ root: String, entering isWanted: (_ path: String, _ name: String) -> Bool) {
    self.root = root
    let status = FileStatus(path: root)
    guard status?.kind != .file else {
      files = [root]
      return
    }
    if let status { seen.insert(status.identity) }
    // A link to a folder above leads back here, by way of everything else in it: the disk, if it leads to `/`.
    let start = FilePath.real(root) ?? root
    var above = start
    while above != "/", above != "." {
      above = FilePath.folder(above)
      if let status = FileStatus(path: above) { seen.insert(status.identity) }
    }
    var links: [(path: String, depth: Int)] = []
    var folders = [(path: root, depth: 0)]
    while true {
      while let folder = folders.popLast() {
        visit(folder, &folders, &links, isWanted)
      }
      // Links come last: a folder that is reached both ways keeps its own name.
      guard !links.isEmpty else { break }
      let link = links.removeFirst()
      follow(link, from: start, &folders)
    }
    if let staged = StagedFiles.current { files += staged.created(below: root) }
    files.sort()
    packages.sort()
    lost.sort()
  }

  private mutating func visit(
    _ folder: (path: String, depth: Int), _ folders: inout [(path: String, depth: Int)],
    _ links: inout [(path: String, depth: Int)], _ isWanted: (String, String) -> Bool
  ) {
    guard folder.depth < FileTree.maximumDepth, count < FileTree.maximumEntries else {
      isCutOff = true
      return
    }
    guard let items = FolderListing.items(in: folder.path) else {
      if FileStatus(path: folder.path) != nil { lost.append(folder.path) }
      return
    }
    for path in newFiles[folder.path] ?? [] {
      let name = FilePath.name(path)
      // It may have been saved just now.
      if !name.hasPrefix("."), !items.contains(where: { $0.name == name }) { files.append(path) }
    }
    var previous: String?
    for item in items where !item.name.hasPrefix(".") {
      count += 1
      let path = FilePath.join(folder.path, item.name)
      // Names that differ only in normalization are equal, and follow each other.
      guard item.isText, item.name != previous else {
        lost.append(path)
        continue
      }
      previous = item.name
      switch item.kind {
      case .file: files.append(path)
      case .other: break
      case .folder, .link:
        if FileTree.isWrapper(item.name) {
          packages.append(path)
        } else if isWanted(path, item.name) {
          if item.kind == .link {
            links.append((path, folder.depth + 1))
          } else if let identity = FileStatus(path: path)?.identity,
            seen.insert(identity).inserted
          {
            folders.append((path, folder.depth + 1))
          }
        }
      }
    }
  }

  private mutating func follow(
    _ link: (path: String, depth: Int), from start: String,
    _ folders: inout [(path: String, depth: Int)]
  ) {
    guard let status = FileStatus(path: link.path) else {
      lost.append(link.path)
      return
    }
    if let real = FilePath.real(link.path), WideFolders.isOfKernel(real, seenFrom: start) { return }
    switch status.kind {
    case .file: files.append(link.path)
    case .folder: if seen.insert(status.identity).inserted { folders.append(link) }
    case .link, .other: break
    }
  }

  /// Returns true for a folder that is shown as one file.
  static func isWrapper(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return false
    }
    return wrappers.contains(name[name.utf8.index(after: dot)...].lowercased())
  }
}
