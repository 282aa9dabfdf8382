import PhrasebookFormats

/// A `.xcworkspace`: the projects and packages that are built together.
///
///     <Group location = "container:Modules">
///       <FileRef location = "group:Shared/Shared.xcodeproj"></FileRef>
///     </Group>
struct XcodeWorkspace {
  /// The largest file that is read, in bytes.
  private static let limit = 1 << 20
  /// The projects and the folders of packages, absolute, in the order of the file.
  private(set) var members: [String] = []

  /// Reads a workspace; empty if it has no content.
  init(_ bundle: String) {
    let home = FilePath.folder(bundle)
    let file = FilePath.join(bundle, "contents.xcworkspacedata")
    guard let bytes = try? FileContent.read(file), bytes.count <= Self.limit,
      var reader = try? XMLReader(ExchangeFile(path: file, bytes: bytes))
    else { return }
    var groups = [home]
    // A file that breaks off has the members before that place.
    while let event = try? reader.next() {
      let group = groups.last ?? home
      switch event {
      case .start(let tag) where tag.name == "Group":
        groups.append(Self.path(of: tag, group: group, container: home) ?? group)
      case .start(let tag) where tag.name == "FileRef":
        if let path = Self.path(of: tag, group: group, container: home) { members.append(path) }
      case .end("Group"): groups.removeLast()
      default: break
      }
    }
  }

  /// The place that `location = "group:Shared"` means; nil for one of another machine.
  private static func path(of tag: XMLTag, group: String, container: String) -> String? {
    guard let value = tag["location"], let colon = value.firstIndex(of: ":") else { return nil }
    let name = String(value[value.index(after: colon)...])
    switch value[..<colon] {
    case "group": return FilePath.normalized(FilePath.join(group, name))
    case "container": return FilePath.normalized(FilePath.join(container, name))
    case "absolute": return FilePath.normalized(FilePath.join("/", name))
    default: return nil
    }
  }

  /// The other members of the workspaces that hold a project, as far as its repository reaches.
  static func neighbors(of project: String) -> [String] {
    var found: [String] = []
    var folder = FilePath.folder(project)
    while folder != "/" {
      let items = FolderListing.items(in: folder) ?? []
      for item in items where item.name.hasSuffix(".xcworkspace") {
        let members = XcodeWorkspace(FilePath.join(folder, item.name)).members
        if members.contains(project) { found += members.filter { $0 != project } }
      }
      if items.contains(where: { $0.name == ".git" }) { break }
      folder = FilePath.folder(folder)
    }
    return found
  }
}
