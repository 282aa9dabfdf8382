import PhrasebookPlatform

/// Operations on paths as text; only two of them ask for the current folder.
package enum FilePath {
  /// `folder/name`, or only `name` if it is absolute or the folder is the current one.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    if name.isEmpty || name == "." { return folder }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Without `.`, `..` and doubled slashes, as far as the text allows.
  package static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether a path is absolute and no part of it is empty, `.` or `..`; most are so.
  private static func isNormalized(_ path: String) -> Bool {
    guard path.utf8.first == UInt8(ascii: "/") else { return false }
    var (length, dots) = (0, 0)
    for byte in path.utf8.dropFirst() {
      if byte == UInt8(ascii: "/") {
        if length < 3, length == dots { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length > 2 || length != dots
  }

  /// The part before the last slash; `.` for a path without a slash.
  package static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last slash.
  package static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The file's name without its last extension: `Localizable` of `App/Localizable.xcstrings`.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Whether `path` is `folder` or lies below it; both normalized.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || start(of: path, in: folder) != nil
  }

  /// The part of `path` after `folder/`, empty for the folder itself; nil if it lies elsewhere.
  package static func remainder(of path: String, in folder: String) -> String? {
    if path == folder { return "" }
    return start(of: path, in: folder).map { String(path[$0...]) }
  }

  /// The place in `path` after `folder/`; nil if it does not lie below the folder.
  private static func start(of path: String, in folder: String) -> String.Index? {
    if folder == "/" { return path.hasPrefix("/") ? path.utf8.index(after: path.startIndex) : nil }
    let (whole, start) = (path.utf8, folder.utf8)
    guard whole.count > start.count + 1 else { return nil }
    let slash = whole.index(whole.startIndex, offsetBy: start.count)
    // The slash first: it differs more often than long paths do at their start.
    guard whole[slash] == UInt8(ascii: "/"), whole.starts(with: start) else { return nil }
    return whole.index(after: slash)
  }

  /// The working folder of the process.
  package static func current() -> String {
    guard let raw = getcwd(nil, 0) else { return "/" }
    defer { free(raw) }
    return String(cString: raw)
  }

  /// The path from the root of the file system, normalized; symbolic links are not resolved.
  package static func absolute(_ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : join(current(), path))
  }

  /// The path with every symbolic link resolved; nil if nothing is there.
  package static func real(_ path: String) -> String? {
    guard let raw = realpath(path, nil) else { return nil }
    defer { free(raw) }
    return String(cString: raw)
  }
}
