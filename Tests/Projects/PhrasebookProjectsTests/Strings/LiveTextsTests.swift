import Foundation
import PhrasebookExtract
import TestSupport
import Testing

@testable import PhrasebookProjects

/// The literals of sources that change while they are known.
struct LiveTextsTests {
  private let folder: TemporaryFolder
  private let texts = LiveTexts()

  init() throws { folder = try TemporaryFolder() }

  private func literals(_ name: String) -> [String]? {
    let path = folder(name)
    return texts.index(of: [path], jobs: 2)[path]?.texts.texts.map(\.value)
  }

  @Test func textsReadAheadAreThoseOfTheFile() throws {
    for number in 0..<20 {
      try folder.write("let a = \"Text \(number)\"\n", to: "A.swift")
      texts.forget(folder("A.swift"))
      texts.readAhead([folder("A.swift")])
      #expect(literals("A.swift") == ["Text \(number)"])
    }
  }

  @Test func textsReadAheadAreDroppedWithTheFile() throws {
    for number in 0..<20 {
      try folder.write("let a = \"Old \(number)\"\n", to: "A.swift")
      texts.forget(folder("A.swift"))
      texts.readAhead([folder("A.swift")])
      try folder.write("let a = \"New \(number)\"\n", to: "A.swift")
      texts.forget(folder("A.swift"))
      #expect(literals("A.swift") == ["New \(number)"])
    }
  }

  @Test func sourcesAreFoundByWhatTheyHaveNow() throws {
    let (a, b) = (folder("A.swift"), folder("B.swift"))
    func sources(_ text: String, _ name: String) -> [[String]] {
      let index = texts.index(of: [a, b], jobs: 2)
      return [
        index.sources(withShape: SourceTexts.shape(of: text)).sorted(),
        index.sources(withName: NameHash.of(name)).sorted(),
      ]
    }
    try folder.write("let first = \"One\", both = \"Both\"\n", to: "A.swift")
    try folder.write("let other = \"Both\"\n", to: "B.swift")
    #expect(sources("One", "first") == [[a], [a]])
    #expect(sources("Both", "other") == [[a, b], [b]])
    try folder.write("let second = \"Two\", both = \"Both\"\n", to: "A.swift")
    texts.forget(a)
    #expect(sources("One", "first") == [[], []])
    #expect(sources("Two", "second") == [[a], [a]])
    #expect(sources("Both", "both") == [[a, b], [a]])
    try FileManager.default.removeItem(atPath: a)
    texts.forget(a)
    #expect(sources("Two", "second") == [[], []])
    #expect(sources("Both", "other") == [[b], [b]])
  }

  @Test func missingSourcesHaveNoTextsAhead() {
    texts.readAhead([folder("None.swift")])
    #expect(literals("None.swift") == nil)
  }
}
