/// The members of an object, in the order of the file.
///
/// Names are told apart byte for byte, as a file does; Swift's strings would take `é` and `e` with an
/// accent for the same.
public struct Members<Value> {
  @usableFromInline package var pairs: [(name: String, value: Value)]
  /// Places by name, kept only where there are many: most objects have a handful of members.
  @usableFromInline var places: [ExactString: Int]?
  @inlinable static var many: Int { 48 }

  @inlinable
  public init() {
    pairs = []
    places = nil
  }

  /// Takes members over that are known to differ in name, such as those of a file that was read.
  @inlinable
  package init(distinct pairs: [(name: String, value: Value)]) {
    self.pairs = pairs
    self.places = nil
    if pairs.count > Self.many { indexPlaces() }
  }

  /// The names, in order.
  @inlinable public var names: [String] { pairs.map(\.name) }
  @inlinable public var count: Int { pairs.count }
  @inlinable public var isEmpty: Bool { pairs.isEmpty }

  /// The value of a member; setting an absent one appends it, setting nil removes it.
  @inlinable
  public subscript(name: String) -> Value? {
    get { place(of: name).map { pairs[$0].value } }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): pairs[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(name, value)
      case (nil, nil): break
      }
    }
  }

  @inlinable
  func place(of name: String) -> Int? {
    if let places { return places[ExactString(name)] }
    return pairs.firstIndex { $0.name.isExactly(name) }
  }

  @inlinable
  mutating func append(_ name: String, _ value: Value) {
    pairs.append((name, value))
    if places != nil {
      places?[ExactString(name)] = pairs.count - 1
    } else if pairs.count > Self.many {
      indexPlaces()
    }
  }

  @inlinable
  mutating func remove(at place: Int) {
    let isLast = place == pairs.count - 1
    let name = pairs.remove(at: place).name
    guard places != nil else { return }
    if isLast { places?[ExactString(name)] = nil } else { indexPlaces() }
  }

  @inlinable
  mutating func indexPlaces() {
    var places: [ExactString: Int] = [:]
    places.reserveCapacity(pairs.count)
    for (place, pair) in pairs.enumerated() { places[ExactString(pair.name)] = place }
    self.places = places
  }
}

extension Members: Sequence {
  @inlinable
  public func makeIterator() -> IndexingIterator<[(name: String, value: Value)]> {
    pairs.makeIterator()
  }
}

extension Members: ExpressibleByDictionaryLiteral {
  @inlinable
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }
}

extension Members: Sendable where Value: Sendable {}

extension Members: Equatable where Value: Equatable {
  /// Equal where the same names have the same values, whatever the order.
  @inlinable
  public static func == (a: Members, b: Members) -> Bool {
    guard a.count == b.count else { return false }
    let sameOrder = zip(a.pairs, b.pairs).allSatisfy { $0.name.isExactly($1.name) }
    if sameOrder { return zip(a.pairs, b.pairs).allSatisfy { $0.value == $1.value } }
    return a.allSatisfy { b[$0.name] == $0.value }
  }
}
