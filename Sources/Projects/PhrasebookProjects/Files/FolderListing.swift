import PhrasebookPlatform

/// The entries of one folder.
package enum FolderListing {
  /// One name and its kind, without following links; `other` if the kind is not known without a
  /// further look.
  package struct Item {
    package var name: String
    package var kind: FileStatus.Kind
    /// Whether the name is UTF-8; if not, `name` shows it and no file has that name.
    package var isText = true
  }

  /// The names, `.` and `..` left out, in no order; empty if the folder cannot be opened.
  package static func names(in folder: String) -> [String] { items(in: folder)?.map(\.name) ?? [] }

  /// The entries, sorted by code point; nil if the folder cannot be opened.
  package static func items(in folder: String) -> [Item]? {
    guard let handle = opendir(folder) else { return nil }
    defer { closedir(handle) }
    var items: [Item] = []
    while let entry = readdir(handle) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      if name == "." || name == ".." { continue }
      let kind: FileStatus.Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN):
          FileStatus(path: FilePath.join(folder, name), followingLinks: false)?.kind ?? .other
        default: .other
        }
      items.append(Item(name: name, kind: kind, isText: isText))
    }
    return items.sorted { $0.name < $1.name }
  }
}
