/// Folders that a walk must not begin in: those around a project, and those of the kernel, whose
/// links lead to everything else on the machine (`/proc/1234/cwd` is a folder of another process).
package enum WideFolders {
  private static let kernel = ["/proc", "/sys", "/dev"]

  /// Whether a path is in a folder of the kernel, seen from outside of it: a project may lie in
  /// `/dev/shm`.
  ///
  /// - Parameters:
  ///   - path: Absolute, links resolved.
  ///   - start: The folder that leads there, absolute, links resolved.
  package static func isOfKernel(_ path: String, seenFrom start: String) -> Bool {
    kernel.contains { FilePath.isInside(path, $0) && !FilePath.isInside(start, $0) }
  }

  /// Whether a folder that a project lists is of the kernel, or a link to a folder around the
  /// project.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - folder: The folder of the project, absolute.
  static func isReached(by path: String, in folder: String) -> Bool {
    let (real, start) = (FilePath.real(path) ?? path, FilePath.real(folder) ?? folder)
    if isOfKernel(real, seenFrom: start) { return true }
    // A link in the repository, such as one to `/`, does not name the folder that it leads to.
    return real != path && real != start && FilePath.isInside(start, real)
  }
}
