/// The members of an object, in the order of the file.
///
/// Names are compared byte for byte, as in a file; Swift's strings would treat `é` and `e` with a
/// combining accent as equal.
///
/// One word, nil if it is empty: a catalog holds millions, and nearly all of them are.
public struct Members<Value> {
  /// Storage shared by copies until one of them changes. Names and values are in separate arrays,
  /// so that reading names, which is frequent, does not touch the values.
  @usableFromInline
  final class Storage {
    @usableFromInline var names: [String]
    @usableFromInline var values: [Value]
    /// Indices by name, kept only for many members: most objects have a handful.
    @usableFromInline var places: [ExactString: Int]?

    @inlinable
    init(_ names: [String], _ values: [Value], _ places: [ExactString: Int]? = nil) {
      self.names = names
      self.values = values
      self.places = places
    }
  }

  @usableFromInline var storage: Storage?
  @inlinable static var many: Int { 48 }

  /// Creates an empty collection.
  @inlinable
  public init() { storage = nil }

  /// Takes members over that are known to differ in name, such as those of a file that was read; there
  /// is a value for each name.
  @inlinable
  package init(distinct names: [String], _ values: [Value]) {
    storage = names.isEmpty ? nil : Storage(names, values)
    if names.count > Self.many { storage?.places = Self.places(of: names) }
  }

  /// Takes members over that are known to differ in name.
  @inlinable
  package init(distinct pairs: [(name: String, value: Value)]) {
    self.init(distinct: pairs.map(\.name), pairs.map(\.value))
  }

  /// The members, in order.
  @inlinable package var pairs: [(name: String, value: Value)] { Array(self) }
  /// The names, in order.
  @inlinable public var names: [String] { storage?.names ?? [] }
  /// The values, in the order of their names.
  @inlinable public var values: [Value] { storage?.values ?? [] }
  /// The number of members.
  @inlinable public var count: Int { storage?.names.count ?? 0 }
  /// Whether it has no members.
  @inlinable public var isEmpty: Bool { storage == nil }

  /// The value of a member; setting an absent one appends it, setting nil removes it. A value is
  /// changed in place, so that a list can grow in it.
  @inlinable
  public subscript(name: String) -> Value? {
    get {
      guard let storage, let place = place(of: name) else { return nil }
      return storage.values[place]
    }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): own().values[place] = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(name, value)
      case (nil, nil): break
      }
    }
    _modify {
      guard let place = place(of: name) else {
        var value: Value?
        defer { if let value { append(name, value) } }
        yield &value
        return
      }
      var value: Value? = take(at: place)
      defer { putBack(value, at: place) }
      yield &value
    }
  }

  /// The place of a name among the names and of its value among the values.
  @inlinable
  package func place(of name: String) -> Int? {
    guard let storage else { return nil }
    if let places = storage.places { return places[ExactString(name)] }
    return storage.names.firstIndex { $0.isExactly(name) }
  }

  /// Storage that no copy shares, to be changed.
  @inlinable
  mutating func own() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let own = Storage(names, values, storage?.places)
    storage = own
    return own
  }

  @inlinable
  mutating func append(_ name: String, _ value: Value) {
    let own = own()
    own.names.append(name)
    own.values.append(value)
    if own.places != nil {
      own.places?[ExactString(name)] = own.names.count - 1
    } else if own.names.count > Self.many {
      own.places = Self.places(of: own.names)
    }
  }

  @inlinable
  mutating func remove(at place: Int) {
    own().values.remove(at: place)
    removeName(at: place)
  }

  /// Takes a value out while it is changed: it would be copied if the array had it too.
  @inlinable
  mutating func take(at place: Int) -> Value {
    let own = own()
    own.values.swapAt(place, own.values.count - 1)
    return own.values.removeLast()
  }

  /// Puts the value back that was taken out at a place; nil removes the member.
  @inlinable
  mutating func putBack(_ value: Value?, at place: Int) {
    guard let value else {
      let own = own()
      // The last value is where the other one was taken out.
      if place < own.values.count { own.values.append(own.values.remove(at: place)) }
      return removeName(at: place)
    }
    let own = own()
    own.values.append(value)
    own.values.swapAt(place, own.values.count - 1)
  }

  @inlinable
  mutating func removeName(at place: Int) {
    guard count > 1 else {
      storage = nil
      return
    }
    let own = own()
    let isLast = place == own.names.count - 1
    let name = own.names.remove(at: place)
    guard own.places != nil else { return }
    if isLast {
      own.places?[ExactString(name)] = nil
    } else {
      own.places = Self.places(of: own.names)
    }
  }

  @inlinable
  static func places(of names: [String]) -> [ExactString: Int] {
    var places: [ExactString: Int] = [:]
    places.reserveCapacity(names.count)
    for (place, name) in names.enumerated() { places[ExactString(name)] = place }
    return places
  }
}

extension Members: Sequence {
  /// A name with its value.
  public typealias Element = (name: String, value: Value)

  /// The members one by one, as they were when it was made.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let storage: Storage?
    @usableFromInline var place = 0

    @inlinable
    init(_ storage: Storage?) { self.storage = storage }

    /// Returns the next member; nil at the end.
    @inlinable
    public mutating func next() -> Element? {
      guard let storage, place < storage.names.count else { return nil }
      defer { place += 1 }
      return (storage.names[place], storage.values[place])
    }
  }

  /// Iterates over the members in their order.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(storage) }
  /// The number of members.
  @inlinable public var underestimatedCount: Int { count }
}

extension Members: ExpressibleByDictionaryLiteral {
  /// Creates members from a literal; the last of equal names counts.
  @inlinable
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }
}

/// Storage changes only while it has a single owner.
extension Members: @unchecked Sendable where Value: Sendable {}
extension Members.Iterator: @unchecked Sendable where Value: Sendable {}

extension Members: Equatable where Value: Equatable {
  /// Equal if the same names have the same values, in any order.
  @inlinable
  public static func == (a: Members, b: Members) -> Bool {
    guard a.storage !== b.storage else { return true }
    guard a.count == b.count else { return false }
    let sameOrder = zip(a.names, b.names).allSatisfy { $0.isExactly($1) }
    if sameOrder { return a.values == b.values }
    return a.allSatisfy { b[$0.name] == $0.value }
  }
}
