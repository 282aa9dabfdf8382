import PhrasebookExtract

extension ExtractionSteps {
  /// Takes changed files into a run that is resolved: in the time of these files and of those that look
  /// their declarations up.
  ///
  /// - Parameters:
  ///   - changed: The places of the files in the run.
  ///   - reads: The files that other runs have read.
  /// - Returns: The files of the run itself that were resolved again, with their findings before; nil
  ///   if the change concerns files by more than their declarations, and nothing was taken in.
  mutating func update(
    _ changed: [Int], reads: SourceReads
  ) -> [(index: Int, before: Resolving.Findings?)]? {
    guard let resolving else { return nil }
    let new = look(at: changed, reads)
    let hasContext = files.count > count
    for (index, file) in zip(changed, new) {
      guard file.teachesSame(as: files[index], hasContext: hasContext) else { return nil }
    }
    let before = Dictionary(
      uniqueKeysWithValues: changed.filter { $0 < count }.map { ($0, files[$0].findings) })
    for (index, file) in zip(changed, new) { files[index] = file }
    let origins = files.map(\.origin)
    let text: @Sendable (Int) -> [UInt8] = { origins[$0].text() }
    let next = resolving.replacing(zip(changed, new).map { ($0, $1.source) }, text: text)
    let current =
      next?.resolving ?? Resolving(files.map(\.source), functions: functions, text: text)
    self.resolving = current
    let names = next?.names.sorted()
    let concerned = files.indices.prefix(count).filter { index in
      before[index] != nil || names.map { files[index].asks(oneOf: $0) } ?? true
    }
    let findings = concerned.map { before[$0] ?? files[$0].findings }
    resolve(concerned, with: current)
    return zip(concerned, findings).map { (index: $0, before: $1) }
  }

  /// Looks at changed files as a run does that begins.
  private func look(at changed: [Int], _ reads: SourceReads) -> [FileReading] {
    let old = changed.map { files[$0] }
    let known = old.map { reads.file($0.path, functions) }
    let (unlearned, relevance, facts) = (unlearned, relevance, FactsCache())
    let slow = maximumTime.limit(
      of: { old[$0].path }, late: { FileReading(path: old[$0].path).givenUp() })
    let tool = FileReading.Tool.self
    let looked = workers.map(changed.count, tool: tool.init(unlearned.relevant), limit: slow) {
      tool, place in
      var file = FileReading(path: old[place].path)
      file.look(known: nil, in: facts, read: known[place], after: old[place], unlearned, &tool)
      return file
    }
    reads.add(looked, functions)
    let shown = zip(changed, looked).map { index, file in
      index < count ? file : file.exported(hiding: hidden)
    }
    guard shown.contains(where: { $0.isConcerned(by: relevance) }) else { return shown }
    let limit = maximumTime.limit(shown)
    return workers.map(changed.count, tool: tool.init(relevance.relevant), limit: limit) {
      tool, place in
      var file = shown[place]
      if file.isConcerned(by: relevance) { file.lookAgain(relevance, &tool) }
      return file
    }
  }
}
