import PhrasebookProjects
import PhrasebookFormats

extension ExchangeOutput {
  /// The same files with the names of OUT: the first file is OUT, the others are beside it; a
  /// bundle is OUT itself.
  package func renamed(to target: String) -> ExchangeOutput {
    var output = ExchangeOutput(activity: activity)
    var writing = ExchangeWriting(files: [], losses: losses)
    var taken: Set<String> = []
    for (index, file) in files.enumerated() {
      var path = index == 0 ? FilePath.name(target) : FilePath.name(file.path)
      if target.hasSuffix(".xcloc") {
        path = file.path.split(separator: "/").dropFirst().joined(separator: "/")
      } else if let part = part(file, of: target, isFirst: index == 0) {
        path = part
      }
      // Tables of one name are parted by their folders.
      if !taken.insert(path).inserted { path = file.path }
      writing.files.append(ExchangeFile(path: path, bytes: file.bytes))
    }
    output.add(writing)
    return output
  }

  /// The name of the file with the strings or the plurals of OUT's table: OUT with the file's
  /// extension; nil for any other file.
  private func part(_ file: ExchangeFile, of target: String, isFirst: Bool) -> String? {
    let ends = StringsFormat.fileExtensions
    let end = LprojPath(file.path).fileExtension
    guard ends.contains(end) else { return nil }
    if isFirst {
      guard ends.contains(LprojPath(target).fileExtension) else { return nil }
    } else {
      func stem(_ path: String) -> Substring { path.dropLast(LprojPath(path).fileExtension.count) }
      guard let first = files.first, stem(file.path) == stem(first.path) else { return nil }
    }
    return "\(FilePath.stem(target)).\(end)"
  }
}
