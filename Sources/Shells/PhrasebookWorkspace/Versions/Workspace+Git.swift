import PhrasebookFormats

/// The drivers of git to install.
package struct InstallRequest: Sendable {
  package var drivers: [GitInstallation.Driver]
  /// Whether for all repositories of the user.
  package var isGlobal: Bool

  package init(_ drivers: [GitInstallation.Driver], isGlobal: Bool = false) {
    self.drivers = drivers
    self.isGlobal = isGlobal
  }
}

/// A file that git puts through its clean filter.
package struct CleanRequest: Sendable {
  package var bytes: [UInt8]
  /// The file as messages call it.
  package var file: String

  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }
}

extension Workspace {
  /// Makes git merge, show or format catalogs with this program.
  ///
  /// - Returns: Nil, with a diagnostic, if that is not possible.
  package func install(
    _ request: InstallRequest
  ) throws(CancellationError) -> GitInstallation.Result? {
    try perform(or: nil) {
      try GitInstallation(isGlobal: request.isGlobal).install(request.drivers, in: path)
    }
  }

  /// Returns a catalog in Xcode's style, and any other file unchanged: a filter of git that fails
  /// would keep the file out of git.
  package func cleaned(_ request: CleanRequest) -> [UInt8] {
    let catalog = try? XCStrings.read(request.bytes, file: request.file).catalog
    return catalog.map(XCStrings.format) ?? request.bytes
  }
}
