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

    init(_ bytes: [UInt8]) {
      texts = PlainTexts(bytes)
      imports = bytes.withUnsafeBufferPointer(SourceScanner.imports)
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
    var isKnown = false
    /// The entries of the index below that name it.
    var shapes: [Int] = []
    var names: [UInt32] = []
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
    numbers[path].flatMap { sources[Int($0)].content }
  }

  /// The sources that have a literal of a shape, and perhaps others.
  func sources(withShape shape: ExactString) -> [String] {
    (withText[shape.hashValue] ?? []).map { sources[Int($0)].path }
  }

  /// The sources in which a name occurs.
  func sources(withName name: UInt32) -> [String] {
    (withName[name] ?? []).map { sources[Int($0)].path }
  }

  /// Takes a source in; nil for one that cannot be read.
  mutating func set(_ content: Content?, of path: String) {
    forget(path)
    let number = numbers[path] ?? Int32(sources.count)
    if Int(number) == sources.count {
      numbers[path] = number
      sources.append(Source(path: path))
    }
    var source = Source(path: path, content: content, isKnown: true)
    if let content {
      (source.shapes, source.names) = (Self.shapes(of: content), Self.names(of: content))
    }
    for hash in source.shapes { withText[hash, default: []].append(number) }
    for name in source.names { withName[name, default: []].append(number) }
    sources[Int(number)] = source
  }

  /// Drops a source that has changed.
  mutating func forget(_ path: String) {
    guard let number = numbers[path] else { return }
    let source = sources[Int(number)]
    for hash in source.shapes { Self.remove(number, from: &withText[hash]) }
    for name in source.names { Self.remove(number, from: &withName[name]) }
    sources[Int(number)] = Source(path: path)
  }

  private static func shapes(of content: Content) -> [Int] {
    Array(Set(content.texts.texts.map { SourceTexts.shape(of: $0.value).hashValue }))
  }

  private static func names(of content: Content) -> [UInt32] {
    Array(Set(content.texts.names.mentions.map(\.name)))
  }

  private static func remove(_ number: Int32, from list: inout [Int32]?) {
    guard let place = list?.firstIndex(of: number), let last = list?.popLast() else { return }
    if last != number { list?[place] = last }
    if list?.isEmpty == true { list = nil }
  }
}
