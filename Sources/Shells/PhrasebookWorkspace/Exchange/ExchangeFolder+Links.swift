import PhrasebookModel
import PhrasebookProjects

extension ExchangeFolder {
  /// Throws if a file with translations is a symbolic link, or lies in a folder that leads out of the project: the
  /// repository chooses the folder and its links, and a run writes there.
  func checkLinks() throws(FileFailure) {
    for place in [path, base] {
      for item in FolderListing.items(in: place) ?? [] {
        let inner = FilePath.join(place, item.name)
        switch item.kind {
        case .link where isOurs(item.name) || FileStatus(path: inner)?.kind == .folder:
          try checkLinks(inner)
        case .folder where !item.name.hasPrefix("."):
          for file in FolderListing.items(in: inner) ?? []
          where file.kind == .link && isOurs(file.name) {
            try checkLinks(FilePath.join(inner, file.name))
          }
        default: break
        }
      }
      try checkLinks(FilePath.join(place, "any"))
    }
  }

  /// Throws if a file is a symbolic link, or lies in a folder that leads out of the project.
  func checkLinks(_ file: String) throws(FileFailure) {
    try OutputFiles.checkLinks(file, below: project)
  }
}
