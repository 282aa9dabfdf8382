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

  @Test func missingSourcesHaveNoTextsAhead() {
    texts.readAhead([folder("None.swift")])
    #expect(literals("None.swift") == nil)
  }
}
