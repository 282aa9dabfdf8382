/// The members of an object, in the order of the file.
public struct Members<Value> {
  package private(set) var pairs: [(name: String, value: Value)] = []

  public init() {}

  /// The names, in order.
  public var names: [String] { pairs.map(\.name) }
  public var count: Int { pairs.count }
  public var isEmpty: Bool { pairs.isEmpty }

  /// The value of a member; setting an absent one appends it, setting nil removes it.
  public subscript(name: String) -> Value? {
    get { pairs.first { $0.name == name }?.value }
    set {
      switch (pairs.firstIndex { $0.name == name }, newValue) {
      case (let index?, let value?): pairs[index].value = value
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let value?): pairs.append((name, value))
      case (nil, nil): break
      }
    }
  }
}

extension Members: Sequence {
  public func makeIterator() -> IndexingIterator<[(name: String, value: Value)]> {
    pairs.makeIterator()
  }
}

extension Members: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension Members: Sendable where Value: Sendable {}

extension Members: Equatable where Value: Equatable {
  /// Equal where the same names have the same values, whatever the order.
  public static func == (a: Members, b: Members) -> Bool {
    a.count == b.count && a.allSatisfy { b[$0.name] == $0.value }
  }
}
