import PhrasebookExtract
import PhrasebookModel

/// The literals and names of sources, and the sources that have each of them: a changed source costs
/// what is in it, and a question does not pass over all sources.
struct TextIndex: Sendable {
  /// Everything that is looked for in one source.
  struct Content: Sendable {
    var texts: PlainTexts
    /// The modules that it imports, as hashes of their names.
    var imports: [UInt32]
    /// The hashes of the shapes of its literals, and of the names in it.
    var shapes: Set<Int>
    var names: Set<UInt32>

    init(_ bytes: [UInt8]) {
      texts = PlainTexts(bytes)
      imports = bytes.withUnsafeBufferPointer(SourceScanner.imports)
      shapes = Set(texts.texts.map { SourceTexts.shape(of: $0.value).hashValue })
      names = Set(texts.names.mentions.map(\.name))
    }

    /// Reads a source; nil if it cannot be read.
    init?(path: String) {
      guard let bytes = try? FileContent.read(path) else { return nil }
      self.init(CoreDataModel.code(bytes, path: path))
    }
  }

  /// A source that was asked for; its content is nil if it cannot be read.
  private struct Source {
    var path: String
    var content: Content?
    /// Whether the content is that of the file; one that has changed since stays until the new one is there,
    /// so that only what differs is put into the index.
    var isKnown = false
  }

  private var numbers: [String: Int32] = [:]
  private var sources: [Source] = []
  /// The sources with a literal, by the hash of its shape: others may have the same hash.
  private var withText: [Int: [Int32]] = [:]
  private var withName: [UInt32: [Int32]] = [:]

  /// Whether a source was read, or cannot be.
  func knows(_ path: String) -> Bool {
    numbers[path].map { sources[Int($0)].isKnown } ?? false
  }

  /// The content of a source; nil if it was not read.
  subscript(path: String) -> Content? {
    guard let number = numbers[path], sources[Int(number)].isKnown else { return nil }
    return sources[Int(number)].content
  }

  /// The sources that have a literal of a shape, and perhaps others.
  func sources(withShape shape: ExactString) -> [String] {
    (withText[shape.hashValue] ?? []).map { sources[Int($0)].path }
  }

  /// The sources in which a name occurs, and perhaps others.
  func sources(withName name: UInt32) -> [String] {
    (withName[name] ?? []).map { sources[Int($0)].path }
  }

  /// Takes a source in; nil for one that cannot be read.
  mutating func set(_ content: Content?, of path: String) {
    let number = numbers[path] ?? Int32(sources.count)
    if Int(number) == sources.count {
      numbers[path] = number
      sources.append(Source(path: path))
    }
    let old = sources[Int(number)].content
    Self.move(number, from: old?.shapes ?? [], to: content?.shapes ?? [], in: &withText)
    Self.move(number, from: old?.names ?? [], to: content?.names ?? [], in: &withName)
    sources[Int(number)] = Source(path: path, content: content, isKnown: true)
  }

  /// Records that a source has changed.
  mutating func forget(_ path: String) {
    if let number = numbers[path] { sources[Int(number)].isKnown = false }
  }

  /// Replaces what a source had by what it has.
  private static func move<Hash: Hashable>(
    _ number: Int32, from old: Set<Hash>, to new: Set<Hash>, in lists: inout [Hash: [Int32]]
  ) {
    for hash in old where !new.contains(hash) { remove(number, from: &lists[hash]) }
    for hash in new where !old.contains(hash) { lists[hash, default: []].append(number) }
  }

  private static func remove(_ number: Int32, from list: inout [Int32]?) {
    guard let place = list?.firstIndex(of: number), let last = list?.popLast() else { return }
    if last != number { list?[place] = last }
    if list?.isEmpty == true { list = nil }
  }
}
