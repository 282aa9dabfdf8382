package import PhrasebookExtract

/// Reads manifests as sources are read, on a deep stack and in bounded time: they are not trusted.
package enum ManifestReading {
  /// The manifest of a package; one that takes too long counts as invalid.
  package static func package(_ bytes: [UInt8], at path: String) -> PackageManifest {
    var late = PackageManifest(isIncomplete: true)
    late.isWhole = false
    return read(at: path, late: late) { PackageManifest(reading: bytes) }
  }

  /// The manifest of a Tuist project; one that takes too long has no targets.
  static func tuist(_ bytes: [UInt8], at path: String) -> TuistManifest {
    read(at: path, late: TuistManifest()) { TuistManifest(reading: bytes) }
  }

  /// The result of reading a manifest in another way.
  ///
  /// - Parameter late: The result if that takes too long.
  package static func read<Manifest: Sendable>(
    at path: String, late: Manifest, _ work: @escaping @Sendable () -> Manifest
  ) -> Manifest {
    let limit = SourceTime.standard.limit(of: { _ in path }, late: { _ in late })
    return Workers(jobs: 1).map(1, tool: (), limit: limit) { _, _ in work() }.first ?? late
  }
}
