import Testing

@testable import PhrasebookProjects

/// The names of cache entries.
struct CacheKeyTests {
  @Test("other kinds, hashes, numbers and lists give other names")
  func names() {
    let hash = ContentHash(high: 1, low: 2)
    let keys = [
      CacheKey(.findings, of: hash), CacheKey(.run, of: hash), CacheKey(.findings, of: hash, 3),
      CacheKey(.findings, of: ContentHash(high: 2, low: 1)),
      CacheKey(.run, of: [["a", "b"], ["c"]]), CacheKey(.run, of: [["a"], ["b", "c"]]),
      CacheKey(.facts, of: [["a"], ["b", "c"]]), CacheKey(.run, of: [["a", "b", "c"]]),
    ]
    #expect(Set(keys.map(\.name)).count == keys.count)
    #expect(keys.allSatisfy { $0.name.hasSuffix(CacheFolder.ending) })
    #expect(CacheKey(.run, of: [["a"]]).name == CacheKey(.run, of: [["a"]]).name)
  }
}
