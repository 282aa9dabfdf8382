extension String {
  /// The text as one component of a path: a table or a language may be any text of a file, and must
  /// not lead out of the output folder.
  package var asFileName: String {
    var name = ""
    for scalar in unicodeScalars {
      let isUsable =
        scalar.value >= 0x20 && scalar.value != 0x7F
        && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
      name.unicodeScalars.append(isUsable ? scalar : "_")
    }
    while name.utf8.count > 200 { name.unicodeScalars.removeLast() }
    return name.isEmpty || name.utf8.first == UInt8(ascii: ".") ? "_" + name : name
  }

  /// The components of a path with slashes or backslashes.
  package var pathComponents: [Substring] { split { $0 == "/" || $0 == "\\" } }

  /// The folders that a file lies in, called as files that are written there would be.
  package var folderNames: [String] { pathComponents.dropLast().map { String($0).asFileName } }

  /// The last component of a path without its ending.
  package var fileStem: String {
    let name = pathComponents.last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return String(name) }
    return String(name[..<point])
  }
}
