import PhrasebookExtract

/// Reads files and makes their outlines: the first step of an extraction, which depends only on each file.
struct FirstLook {
  let functions: [String]
  let workers: Workers
  /// The cache entries of contents; nil for no cache.
  let facts: FactsCache?
  /// The files that other runs of the operation have read.
  let reads: SourceReads?
  /// The files of the last run that are unchanged.
  var last: [String: FileReading] = [:]
  /// The time that a thread works on a file before the file is given up.
  let maximumTime: SourceTime

  /// The files at some paths; those that the operation has read are not read again.
  ///
  /// - Parameters:
  ///   - relevance: Before declarations were learned.
  ///   - known: The contents that files still have, in the order of the paths; it may be shorter.
  func files(
    _ paths: [String], _ relevance: RelevanceAnalysis, known: ArraySlice<ContentHash?> = []
  ) -> [FileReading] {
    let relevant = relevance.relevant
    let limit = maximumTime.limit(
      of: { paths[$0] }, late: { FileReading(path: paths[$0]).givenUp() })
    let before = reads?.files(paths, functions) ?? paths.map { _ in nil }
    let (last, facts) = (last, facts)
    let looked = workers.map(paths.count, tool: FileReading.Tool(relevant), limit: limit) {
      tool, index in
      var file = FileReading(path: paths[index])
      let place = known.startIndex + index
      file.look(
        known: place < known.endIndex ? known[place] : nil, in: facts,
        read: last[paths[index]] ?? before[index], relevance, &tool)
      return file
    }
    reads?.add(zip(looked, before).filter { $1 == nil }.map(\.0), functions)
    return looked
  }
}
