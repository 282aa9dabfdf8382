import PhrasebookModel
import TestSupport
import Testing

@Suite struct MembersTests {
  @Test func keepTheirOrder() {
    var members: Members = ["b": 1, "a": 2]
    members["c"] = 3
    members["b"] = 4
    #expect(members.names == ["b", "a", "c"] && members.values == [4, 2, 3])
    members["a"] = nil
    members["a"] = 5
    #expect(members.names == ["b", "c", "a"] && members.count == 3)
  }

  @Test func areEmptyInOneWord() {
    var members = Members<String>()
    #expect(MemoryLayout.size(ofValue: members) == MemoryLayout<Int>.size)
    #expect(members.isEmpty && members.count == 0 && members.names.isEmpty && members["a"] == nil)
    members["a"] = "b"
    members["a"] = nil
    #expect(members.isEmpty && members == [:])
    members["x"] = nil
    #expect(members.isEmpty)
  }

  /// `é` and `e` with an accent are one text to Swift and two names to a file.
  @Test func tellNamesApartByTheirBytes() {
    var members: Members = ["é": 1, "e\u{301}": 2]
    #expect(members.count == 2 && members["é"] == 1 && members["e\u{301}"] == 2)
    for index in 0..<60 { members["name \(index)"] = index }
    #expect(members["é"] == 1 && members["e\u{301}"] == 2 && members["E\u{301}"] == nil)
  }

  @Test(arguments: [3, 100])
  func areCopiedWhenTheyChange(_ count: Int) {
    var original = Members<Int>()
    for index in 0..<count { original["\(index)"] = index }
    let names = original.names
    var copy = original
    copy["1"] = -1
    copy["new"] = 7
    copy["0"] = nil
    #expect(original.names == names && original["1"] == 1 && original["0"] == 0)
    #expect(original["new"] == nil && copy["1"] == -1 && copy["0"] == nil && copy["new"] == 7)
    var other = original
    original["2"] = nil
    #expect(other["2"] == 2 && other.count == count)
    other = original
    #expect(other == original)
  }

  @Test func areWalkedThroughAsTheyWere() {
    var members: Members = ["a": 1, "b": 2]
    var seen: [String] = []
    for (name, value) in members {
      members["b"] = nil
      members["\(name)\(value)"] = value
      seen.append("\(name)=\(value)")
    }
    #expect(seen == ["a=1", "b=2"] && members.names == ["a", "a1", "b2"])
  }

  @Test func areEqualInAnyOrder() {
    let members: Members = ["a": 1, "b": 2]
    #expect(members == ["b": 2, "a": 1] && members != ["a": 1] && members != ["a": 1, "b": 3])
    #expect(members != ["a": 1, "c": 2] && members != ["a": 1, "b": 2, "c": 3])
    #expect(["é": 1] as Members != ["e\u{301}": 1])
  }

  /// Against a list of pairs, across the size at which names are looked up by hash.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func doWhatAListDoes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var members = Members<Int>()
    var list: [(name: String, value: Int)] = []
    for step in 0..<400 {
      let name = "\(Int.random(in: 0..<90, using: &random))"
      let place = list.firstIndex { $0.name == name }
      if random.chance(step < 200 ? 0.2 : 0.6) {
        members[name] = nil
        if let place { list.remove(at: place) }
      } else {
        members[name] = step
        if let place { list[place].value = step } else { list.append((name, step)) }
      }
      #expect(members[name] == list.first { $0.name == name }?.value)
    }
    #expect(members.names == list.map(\.name) && members.values == list.map(\.value))
    #expect(members.map(\.name) == list.map(\.name) && members.map(\.value) == list.map(\.value))
    #expect(
      (0..<90).allSatisfy { key in members["\(key)"] == list.first { $0.name == "\(key)" }?.value })
  }

  @Test func listsOfMembersGrow() {
    var members: Members<[Int]> = [:]
    for number in 0..<1_000 {
      members.add(number, to: "a")
      members.add(number, to: "b")
    }
    let copy = members
    members.add(-1, to: "a")
    #expect(members.names == ["a", "b"] && members["a"] == Array(0..<1_000) + [-1])
    #expect(copy["a"] == Array(0..<1_000) && copy["b"] == Array(0..<1_000))
  }

  /// Beside a list: changes in place, of members that are there, that appear and that go.
  @Test(arguments: [5, 90])
  func areChangedInPlace(_ names: Int) throws {
    var random = SeededGenerator(seed: UInt64(names))
    var members: Members<[Int]> = [:]
    var list: [(name: String, value: [Int])] = []
    for step in 0..<600 {
      let name = "\(Int.random(in: 0..<names, using: &random))"
      let place = list.firstIndex { $0.name == name }
      let copy = members
      if random.chance(0.2) {
        Self.change(&members[name]) { $0 = nil }
        if let place { list.remove(at: place) }
      } else if let place {
        members[name]?.append(step)
        list[place].value.append(step)
      } else {
        Self.change(&members[name]) { $0 = [step] }
        list.append((name, [step]))
      }
      try #require(members.names == list.map(\.name) && members.values == list.map(\.value))
      #expect(copy[name]?.contains(step) != true)
    }
    #expect(list.allSatisfy { members[$0.name] == $0.value })
    let before = members
    #expect(throws: CancellationError.self) {
      try Self.change(&members[list[0].name]) { _ in throw CancellationError() }
    }
    #expect(members == before)
  }

  private static func change<T>(_ value: inout T, _ body: (inout T) throws -> Void) rethrows {
    try body(&value)
  }

  @Test func valuesAreNotCopiedWhenTheyChange() {
    var members: Members<[Int]> = ["a": [], "b": []]
    members["a"]?.reserveCapacity(1_000)
    let address = members["a"]?.withUnsafeBufferPointer { $0.baseAddress }
    for number in 0..<1_000 { members["a"]?.append(number) }
    #expect(members["a"]?.withUnsafeBufferPointer { $0.baseAddress } == address)
    #expect(members["a"] == Array(0..<1_000))
  }
}
