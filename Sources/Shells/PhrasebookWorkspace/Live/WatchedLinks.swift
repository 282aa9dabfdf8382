#if os(Linux)
  import PhrasebookProjects

  /// The symbolic links below a folder that is watched: a change of a file is one of each link to it, too.
  struct WatchedLinks {
    /// The links to each file, by the file's real path.
    private var links: [String: Set<String>] = [:]
    /// The links to folders.
    private var folders: Set<String> = []

    /// Takes a link.
    ///
    /// - Returns: The folder to watch for its changes: the link itself if it leads to a folder, and the real folder of the
    ///   file otherwise. Nil if it leads nowhere, or to a folder that it is in.
    mutating func take(_ link: String) -> (folder: String, isContent: Bool)? {
      guard let real = FilePath.real(link) else { return nil }
      switch FileStatus(path: real)?.kind {
      case .file:
        links[real, default: []].insert(link)
        return (FilePath.folder(real), false)
      case .folder:
        let own = FilePath.real(FilePath.folder(link)) ?? link
        guard !FilePath.isInside(own, real), !WideFolders.isOfKernel(real, seenFrom: own) else {
          return nil
        }
        folders.insert(link)
        return (link, true)
      default: return nil
      }
    }

    /// The links to a file that has changed.
    func links(to file: String) -> Set<String> { links[file] ?? [] }

    /// Forgets a path that was a link to a folder; false if it was none.
    mutating func forget(_ path: String) -> Bool { folders.remove(path) != nil }
  }
#endif
