import Foundation
import PhrasebookExtract
import TestSupport
import Testing

@testable import PhrasebookProjects

/// The sources of an operation are read once, whatever is asked of them.
struct SourceTextReadsTests {
  @Test func aSourceIsReadOnce() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("import Third\nlet a = \"One\"", to: "a.swift")
    let reads = SourceTextReads()
    let contents = reads.contents(of: [scratch("a.swift")])
    try scratch.write(#"let a = "Two""#, to: "a.swift")
    let texts = reads.texts(of: [scratch("a.swift")]).compactMap(\.self)
    #expect(texts.flatMap { $0.texts.map(\.value) } == ["One"])
    #expect(reads.imports(of: [scratch("a.swift")]) == [[NameHash.of("Third")]])
    #expect(reads.contents(of: [scratch("a.swift")]) == contents)
    #expect(SourceTextReads().contents(of: [scratch("a.swift")]) != contents)
  }

  @Test func aFileThatIsNotThereHasNoTexts() throws {
    let scratch = try TemporaryFolder()
    let reads = SourceTextReads()
    #expect(reads.texts(of: [scratch("none.swift")]).map { $0 == nil } == [true])
    #expect(reads.imports(of: [scratch("none.swift")]) == [nil])
    #expect(reads.contents(of: [scratch("none.swift")]) == [.none])
  }
}
