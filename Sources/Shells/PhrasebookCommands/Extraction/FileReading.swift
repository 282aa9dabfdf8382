import PhrasebookExtract

/// What is known of one file of a run, more with each round.
struct FileReading: Sendable {
  let path: String
  var content = ContentHash.none
  var scan = Scan()
  var failure: SourceFile.Failure?
  /// How far the file has been read.
  var need = Selection.Need.nothing
  /// Which part of the interest its facts were read with.
  var digest: UInt64 = 0
  var facts: Facts?
  var findings: Resolving.Findings?

  init(path: String) { self.path = path }

  /// What one thread uses to read its files.
  struct Tool: ~Copyable {
    var buffer = FileBuffer()
    var scanner = SourceScanner()
  }

  /// Reads the file and looks which names are in it.
  mutating func look(_ tool: inout Tool) {
    do throws(SourceFile.Failure) {
      try SourceFile.read(path, into: &tool.buffer)
    } catch {
      failure = error
      return
    }
    (content, scan) = tool.buffer.withBytes {
      (ContentHash(of: $0), Extract.scan($0, path: path, scanner: &tool.scanner))
    }
  }

  /// Reads the facts as far as they are needed.
  mutating func read(
    _ need: Selection.Need, _ interest: Interest, digest: UInt64, _ tool: inout Tool
  ) {
    do throws(SourceFile.Failure) {
      try SourceFile.read(path, into: &tool.buffer)
    } catch {
      failure = error
      (facts, findings, scan) = (nil, nil, Scan())
      return
    }
    facts = tool.buffer.withBytes {
      Extract.facts(
        of: $0, path: path, interest: need == .everything ? interest : nil, scanner: &tool.scanner)
    }
    findings = nil
    self.need = need
    self.digest = digest
  }
}
