/// The members of an object, in the order of the file.
///
/// Names are told apart byte for byte, as a file does; Swift's strings would take `é` and `e` with an
/// accent for the same.
///
/// One word, nil where it is empty: a catalog holds millions, and nearly all of them are.
public struct Members<Value> {
  /// What there is, shared by copies until one of them changes.
  @usableFromInline
  final class Storage {
    @usableFromInline var pairs: [(name: String, value: Value)]
    /// Places by name, kept only where there are many: most objects have a handful of members.
    @usableFromInline var places: [ExactString: Int]?

    @inlinable
    init(_ pairs: [(name: String, value: Value)], _ places: [ExactString: Int]? = nil) {
      self.pairs = pairs
      self.places = places
    }
  }

  @usableFromInline var storage: Storage?
  @inlinable static var many: Int { 48 }

  @inlinable
  public init() { storage = nil }

  /// Takes members over that are known to differ in name, such as those of a file that was read.
  @inlinable
  package init(distinct pairs: [(name: String, value: Value)]) {
    storage = pairs.isEmpty ? nil : Storage(pairs)
    if pairs.count > Self.many { storage?.places = Self.places(of: pairs) }
  }

  /// The members, in order.
  @inlinable
  package var pairs: [(name: String, value: Value)] { storage?.pairs ?? [] }
  /// The names, in order.
  @inlinable public var names: [String] { pairs.map(\.name) }
  @inlinable public var count: Int { storage?.pairs.count ?? 0 }
  @inlinable public var isEmpty: Bool { storage == nil }

  /// The value of a member; setting an absent one appends it, setting nil removes it.
  @inlinable
  public subscript(name: String) -> Value? {
    get {
      guard let storage, let place = place(of: name) else { return nil }
      return storage.pairs[place].value
    }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): own().pairs[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(name, value)
      case (nil, nil): break
      }
    }
  }

  @inlinable
  func place(of name: String) -> Int? {
    guard let storage else { return nil }
    if let places = storage.places { return places[ExactString(name)] }
    return storage.pairs.firstIndex { $0.name.isExactly(name) }
  }

  /// Storage that no copy shares, to be changed.
  @inlinable
  mutating func own() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let own = Storage(pairs, storage?.places)
    storage = own
    return own
  }

  @inlinable
  mutating func append(_ name: String, _ value: Value) {
    let own = own()
    own.pairs.append((name, value))
    if own.places != nil {
      own.places?[ExactString(name)] = own.pairs.count - 1
    } else if own.pairs.count > Self.many {
      own.places = Self.places(of: own.pairs)
    }
  }

  @inlinable
  mutating func remove(at place: Int) {
    guard count > 1 else {
      storage = nil
      return
    }
    let own = own()
    let isLast = place == own.pairs.count - 1
    let name = own.pairs.remove(at: place).name
    guard own.places != nil else { return }
    if isLast {
      own.places?[ExactString(name)] = nil
    } else {
      own.places = Self.places(of: own.pairs)
    }
  }

  @inlinable
  static func places(of pairs: [(name: String, value: Value)]) -> [ExactString: Int] {
    var places: [ExactString: Int] = [:]
    places.reserveCapacity(pairs.count)
    for (place, pair) in pairs.enumerated() { places[ExactString(pair.name)] = place }
    return places
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

/// Storage changes only where nothing else holds it.
extension Members: @unchecked Sendable where Value: Sendable {}

extension Members: Equatable where Value: Equatable {
  /// Equal where the same names have the same values, whatever the order.
  @inlinable
  public static func == (a: Members, b: Members) -> Bool {
    guard a.storage !== b.storage else { return true }
    guard a.count == b.count else { return false }
    let sameOrder = zip(a.pairs, b.pairs).allSatisfy { $0.name.isExactly($1.name) }
    if sameOrder { return zip(a.pairs, b.pairs).allSatisfy { $0.value == $1.value } }
    return a.allSatisfy { b[$0.name] == $0.value }
  }
}
