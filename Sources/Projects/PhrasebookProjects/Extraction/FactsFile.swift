import CatalogJSON
package import Phrasebook
package import PhrasebookExtract
package import PhrasebookModel

/// One source's facts as a file: a line with its kind and version, the facts, and a hash of both.
///
/// The bytes depend on the source and on the name that it was given by; nothing else of the machine
/// is in them.
package enum FactsFile {
  /// The extension of such files.
  package static let ending = ".facts"

  /// Returns true for the name of a facts file.
  package static func isNamed(_ path: String) -> Bool { path.hasSuffix(ending) }

  private static let title = "phrasebook facts "

  /// Whether content is that of such a file, of any version.
  static func isMarked(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: title.utf8) else { return false }
    let version = bytes.dropFirst(title.utf8.count).prefix(20)
    let digits = version.prefix { $0.isDigit }
    return !digits.isEmpty && version.dropFirst(digits.count).first == UInt8(ascii: "\n")
  }

  private static var head: [UInt8] { Array("\(title)\(Extract.SourceFacts.format)\n".utf8) }

  /// The reason why a file has no facts.
  package struct Refusal: Error {
    package var diagnostic: Diagnostic

    package init(_ text: Phrase) { diagnostic = Diagnostic(.error, text) }
    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  /// Reads a source, and makes the file of its facts.
  package static func bytes(of source: String) throws(Refusal) -> [UInt8] {
    let facts = try facts(of: source)
    let encoded = facts.encoded()
    guard encoded.withUnsafeBytes({ Extract.SourceFacts(encoded: $0) }) != nil,
      !facts.facts.diagnostics.contains(where: \.skipsSource)
    else {
      throw Refusal("\(source): the source nests too deeply for a file of facts; split it")
    }
    return SealedBytes.seal(head + encoded)
  }

  /// The facts of a source.
  package static func facts(of source: String) throws(Refusal) -> Extract.SourceFacts {
    var buffer = FileBuffer()
    do throws(SourceFile.Failure) {
      try SourceFile.read(source, into: &buffer)
    } catch {
      throw Refusal(error.diagnostic(of: source))
    }
    let facts = buffer.withBytes { Extract.facts(of: [UInt8]($0), file: source) }
    return Extract.SourceFacts(file: source, facts: facts)
  }

  /// Reads a file of facts.
  package static func read(_ path: String) throws(Refusal) -> Extract.SourceFacts {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileContent.read(path)
    } catch {
      throw Refusal(error.diagnostic)
    }
    guard isMarked(bytes) else {
      throw Refusal(
        "\(path): not a facts file; create it with phrasebook extract --format facts")
    }
    guard bytes.starts(with: head) else {
      throw Refusal(
        "\(path): another version of phrasebook made these facts; create them again with this one")
    }
    let facts = SealedBytes.open(bytes).flatMap { whole in
      whole.dropFirst(head.count).withUnsafeBytes { Extract.SourceFacts(encoded: $0) }
    }
    guard let facts else {
      throw Refusal("\(path): these facts are damaged; create the file again")
    }
    return facts
  }
}
