/// The elements of other tools in a unit, in the order of XLIFF 1.2: the segmented source after the
/// source, then XLIFF's own, and other namespaces last.
struct XLIFFElements {
  /// The source in segments: one at most.
  var segments: [String] = []
  /// Other elements of XLIFF's own.
  var own: [String] = []
  /// Elements of other namespaces.
  var foreign: [String] = []

  /// - Parameters:
  ///   - pieces: The elements as they were written.
  ///   - prefixes: The prefixes of XLIFF's own elements.
  init(_ pieces: [String], prefixes: Set<Substring>) {
    for piece in pieces {
      let name = Self.localName(of: piece, prefixes)
      switch name {
      case nil: foreign.append(piece)
      case "seg-source" where segments.isEmpty: segments.append(piece)
      default: own.append(piece)
      }
    }
  }

  /// The name of the element without its prefix; nil if it is not XLIFF's.
  private static func localName(of piece: String, _ prefixes: Set<Substring>) -> String? {
    do {
      var reader = try XMLReader(ExchangeFile(path: "", bytes: Array(piece.utf8)))
      guard case .start(let tag)? = try reader.next() else { return nil }
      let parts = tag.name.split(separator: ":", maxSplits: 1)
      guard let first = parts.first, let name = parts.last else { return nil }
      let declaration = parts.count == 2 ? "xmlns:\(first)" : "xmlns"
      let isOwn =
        tag[declaration].map { $0.hasPrefix(XLIFF.namespace) }
        ?? (parts.count == 1 || prefixes.contains(first))
      return isOwn ? String(name) : nil
    } catch {
      return nil
    }
  }
}
