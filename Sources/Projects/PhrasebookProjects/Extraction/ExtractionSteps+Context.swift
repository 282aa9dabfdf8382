import PhrasebookExtract

extension ExtractionSteps {
  /// The files of other modules, in their order: those of imported modules as they look from outside,
  /// the others unread.
  ///
  /// A module that an imported one exports with `@_exported import` is imported with it.
  ///
  /// - Parameters:
  ///   - start: The number of files before these.
  ///   - look: Reads some files, the first of which has that number.
  static func files(
    of context: [ContextModule], importedBy imports: Set<UInt32>, from start: Int,
    look: ([String], Int) -> [FileReading]
  ) -> [FileReading] {
    var starts: [Int] = []
    _ = context.reduce(start) { next, module in
      starts.append(next)
      return next + module.sources.count
    }
    var imports = imports
    var read: [Int: [FileReading]] = [:]
    var hasMore = true
    while hasMore {
      hasMore = false
      for (index, module) in context.enumerated() where read[index] == nil {
        let name = NameHash.of(ContextModule.importName(of: module.name))
        guard imports.contains(name) else { continue }
        let files = look(module.sources, starts[index])
        imports.formUnion(files.flatMap(\.outline.reexports))
        read[index] = files
        hasMore = true
      }
    }
    return context.enumerated().flatMap { index, module in
      read[index] ?? module.sources.map { FileReading(path: $0) }
    }
  }
}
