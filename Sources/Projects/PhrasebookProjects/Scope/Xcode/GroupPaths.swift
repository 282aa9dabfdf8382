import PhrasebookFormats
import struct PhrasebookPlatform.Mutex

/// The paths of a project's groups, each made once: thousands of files lie in hundreds of groups.
final class GroupPaths: Sendable {
  /// By id; nil for a group outside of the sources.
  private let known = Mutex<[String: String?]>([:])

  /// The absolute path of a file, group or folder of a project; nil outside of the sources.
  func path(of id: String, in project: XcodeProject) -> String? {
    // From the object up to a group whose path is known or does not depend on another one.
    var open: [(id: String, name: String)] = []
    var (id, isGroup) = (id, false)
    var path: String?
    // A group that contains itself ends when each object was met.
    var met: Set<String> = []
    while true {
      if isGroup, let found = known.withLock({ $0[id] }) {
        path = found
        break
      }
      guard met.insert(id).inserted, let object = project[id] else { break }
      let name = object["path"]?.text ?? ""
      let tree = object["sourceTree"]?.text ?? "<group>"
      guard tree == "<group>", !name.hasPrefix("/") else {
        path = Self.path(name, in: tree, of: project)
        keep(path, of: id, isGroup)
        break
      }
      open.append((id, name))
      guard let parent = project.parent(of: id) else {
        path = project.folder
        break
      }
      (id, isGroup) = (parent, true)
    }
    for (index, place) in open.enumerated().reversed() {
      path = path.map { FilePath.normalized(FilePath.join($0, place.name)) }
      keep(path, of: place.id, index > 0)
    }
    return path
  }

  /// The path of a group; a file is asked for once only.
  private func keep(_ path: String?, of id: String, _ isGroup: Bool) {
    if isGroup { known.withLock { $0[id] = .some(path) } }
  }

  /// The path of an object that its group does not place; nil outside of the sources.
  private static func path(_ name: String, in tree: String, of project: XcodeProject) -> String? {
    switch tree {
    case "<group>": FilePath.normalized(name)
    case "SOURCE_ROOT": FilePath.normalized(FilePath.join(project.folder, name))
    case "<absolute>": FilePath.normalized(FilePath.join("/", name))
    default: nil
    }
  }
}
