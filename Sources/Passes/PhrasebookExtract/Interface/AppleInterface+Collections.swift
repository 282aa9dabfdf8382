extension AppleInterface {
  /// The standard library's sequences, with the elements and counts that flow through them.
  ///
  /// An index is an `Int` throughout: no other kind is ever interpolated.
  static let collections = #"""
    protocol Sequence {
      associatedtype Element
    }
    extension Sequence {
      var lazy: [Element]
      var underestimatedCount: Int
      func map<T>(_: (Element) -> T) -> [T]
      func compactMap<T>(_: (Element) -> T?) -> [T]
      func flatMap<T>(_: (Element) -> [T]) -> [T]
      func filter(_: (Element) -> Bool) -> [Element]
      func forEach(_: (Element) -> Void)
      func reduce<R>(_: R, _: (R, Element) -> R) -> R
      func reduce(_: Element, _: (Element, Element) -> Element) -> Element
      func reduce<R>(into: R, _: (inout R, Element) -> Void) -> R
      func enumerated() -> [(offset: Int, element: Element)]
      func sorted() -> [Element]
      func sorted(by: (Element, Element) -> Bool) -> [Element]
      func sorted(using: Any) -> [Element]
      func reversed() -> [Element]
      func shuffled() -> [Element]
      func min() -> Element?
      func max() -> Element?
      func min(by: (Element, Element) -> Bool) -> Element?
      func max(by: (Element, Element) -> Bool) -> Element?
      func first(where: (Element) -> Bool) -> Element?
      func contains(_: Element) -> Bool
      func contains(where: (Element) -> Bool) -> Bool
      func allSatisfy(_: (Element) -> Bool) -> Bool
      func count(where: (Element) -> Bool) -> Int
      func prefix(_: Int) -> [Element]
      func prefix(while: (Element) -> Bool) -> [Element]
      func suffix(_: Int) -> [Element]
      func dropFirst(_: Int = nil) -> [Element]
      func dropLast(_: Int = nil) -> [Element]
      func drop(while: (Element) -> Bool) -> [Element]
      func joined(separator: String = nil) -> String
      func split(separator: Element, maxSplits: Int = nil) -> [[Element]]
      func elementsEqual(_: Any) -> Bool
      func formatted() -> String
      func formatted<F>(_: F) -> String
    }
    protocol Collection: Sequence {
      associatedtype Element
    }
    extension Collection {
      var count: Int
      var isEmpty: Bool
      var first: Element?
      var startIndex: Int
      var endIndex: Int
      var indices: Range<Int>
      func index(after: Int) -> Int
      func index(_: Int, offsetBy: Int) -> Int
      func distance(from: Int, to: Int) -> Int
      func firstIndex(of: Element) -> Int?
      func firstIndex(where: (Element) -> Bool) -> Int?
      func randomElement() -> Element?
      subscript(_: Int) -> Element { get {} }
    }
    protocol BidirectionalCollection: Collection {}
    extension BidirectionalCollection {
      var last: Element?
      func last(where: (Element) -> Bool) -> Element?
      func lastIndex(of: Element) -> Int?
      func lastIndex(where: (Element) -> Bool) -> Int?
      func index(before: Int) -> Int
    }
    protocol MutableCollection: Collection {}
    protocol RangeReplaceableCollection: Collection {}
    protocol RandomAccessCollection: BidirectionalCollection {}

    struct Array<Element>: RandomAccessCollection, RangeReplaceableCollection {
      init()
      init(_: [Element])
      init(repeating: Element, count: Int)
      var count: Int
      var capacity: Int
      var isEmpty: Bool
      var first: Element?
      var last: Element?
      var startIndex: Int
      var endIndex: Int
      var indices: Range<Int>
      mutating func append(_: Element)
      mutating func append<S: Sequence>(contentsOf: S)
      mutating func insert(_: Element, at: Int)
      mutating func remove(at: Int) -> Element
      mutating func removeFirst() -> Element
      mutating func removeLast() -> Element
      mutating func popLast() -> Element?
      mutating func removeAll(keepingCapacity: Bool = nil)
      mutating func removeAll(where: (Element) -> Bool)
      mutating func sort(by: (Element, Element) -> Bool)
      mutating func swapAt(_: Int, _: Int)
      func firstIndex(of: Element) -> Int?
      func firstIndex(where: (Element) -> Bool) -> Int?
      func lastIndex(of: Element) -> Int?
      func lastIndex(where: (Element) -> Bool) -> Int?
      func randomElement() -> Element?
      subscript(_: Int) -> Element { get {} }
      subscript(_: Range<Int>) -> ArraySlice<Element> { get {} }
    }
    struct ArraySlice<Element>: RandomAccessCollection {
      subscript(_: Int) -> Element { get {} }
    }
    struct ContiguousArray<Element>: RandomAccessCollection {
      subscript(_: Int) -> Element { get {} }
    }
    struct Set<Element>: Collection {
      init()
      init(_: [Element])
      var count: Int
      var isEmpty: Bool
      var first: Element?
      mutating func insert(_: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_: Element) -> Element?
      func union(_: Any) -> Set<Element>
      func intersection(_: Any) -> Set<Element>
      func subtracting(_: Any) -> Set<Element>
      func symmetricDifference(_: Any) -> Set<Element>
      func filter(_: (Element) -> Bool) -> Set<Element>
      func isSubset(of: Any) -> Bool
      func isSuperset(of: Any) -> Bool
      func isDisjoint(with: Any) -> Bool
    }
    struct Dictionary<Key, Value>: Collection {
      init()
      init(uniqueKeysWithValues: [(Key, Value)])
      init<T>(grouping: [T], by: (T) -> Key)
      var count: Int
      var isEmpty: Bool
      var keys: [Key]
      var values: [Value]
      var first: (key: Key, value: Value)?
      func filter(_: ((key: Key, value: Value)) -> Bool) -> [Key: Value]
      func mapValues<T>(_: (Value) -> T) -> [Key: T]
      func compactMapValues<T>(_: (Value) -> T?) -> [Key: T]
      func merging(_: [Key: Value], uniquingKeysWith: (Value, Value) -> Value) -> [Key: Value]
      mutating func removeValue(forKey: Key) -> Value?
      mutating func updateValue(_: Value, forKey: Key) -> Value?
      subscript(_: Key) -> Value? { get {} }
      subscript(_: Key, default: Value) -> Value { get {} }
    }
    struct Range<Bound>: RandomAccessCollection {
      var lowerBound: Bound
      var upperBound: Bound
      var count: Int
      var isEmpty: Bool
      func contains(_: Bound) -> Bool
      func clamped(to: Range<Bound>) -> Range<Bound>
      func overlaps(_: Range<Bound>) -> Bool
      func randomElement() -> Bound?
    }
    struct ClosedRange<Bound>: RandomAccessCollection {
      var lowerBound: Bound
      var upperBound: Bound
      var count: Int
      var isEmpty: Bool
      func contains(_: Bound) -> Bool
      func clamped(to: ClosedRange<Bound>) -> ClosedRange<Bound>
      func overlaps(_: ClosedRange<Bound>) -> Bool
      func randomElement() -> Bound?
    }
    struct PartialRangeFrom<Bound> {
      var lowerBound: Bound
    }
    struct PartialRangeThrough<Bound> {
      var upperBound: Bound
    }
    struct PartialRangeUpTo<Bound> {
      var upperBound: Bound
    }
    struct CollectionOfOne<Element>: RandomAccessCollection {}
    struct AnySequence<Element>: Sequence {}
    struct AnyCollection<Element>: Collection {}
    """#
}
