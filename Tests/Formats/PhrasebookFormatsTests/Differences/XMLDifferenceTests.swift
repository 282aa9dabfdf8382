import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Our reader of XML against libxml2, which Foundation's parser is on Linux: what ours accepts, libxml2 accepts, and
/// both see the same elements, attributes and texts.
@Suite struct XMLDifferenceTests {
  /// A start, an end, or all the text between two of them.
  enum Piece: Equatable {
    case start(String, [String: String])
    case end(String)
    case text(String)
  }

  /// Golden files that are read, and texts with rare syntax.
  static let originals: [[UInt8]] = {
    let folder = PackageRoot.folder.appendingPathComponent("Catalogs/Formats")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let endings = ["xliff", "xml", "tmx", "xib", "storyboard", "stringsdict"]
    let files = (found?.allObjects as? [URL] ?? [])
      .filter { endings.contains($0.pathExtension) && !$0.lastPathComponent.hasPrefix("!") }
      .sorted { $0.path < $1.path }.compactMap { try? Data(contentsOf: $0) }.map { [UInt8]($0) }
    let texts = [
      "<a b='c&#9;d' e=\"&quot;&amp;\"><b/>t &lt;<![CDATA[<r>&amp;]]><?go now?><!-- c --></a>",
      "<?xml version='1.0'?>\n<a:b xmlns:a='u'>\r\n\t<c d = 'e\nf'/>é𝄞&#x1F642;&gt;]]&gt;</a:b >\n",
      "<?xml version=\"1.1\" encoding='utf-8' standalone = \"no\" ?><a/>",
    ]
    let short = files.filter { $0.count < 3_000 && !$0.starts(with: "bplist".utf8) }
    return short + texts.map { Array($0.utf8) }
  }()

  @Test("changed files mean the same to both", arguments: 0..<Mutants.count(600))
  func same(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let original = random.pick(Self.originals) ?? []
    let bytes = seed % 20 == 0 ? original : random.mutated(original)
    guard let mine = try? Self.mine(bytes) else { return }
    let parser = XMLParser(data: Data(bytes))
    let recorder = Recorder()
    parser.delegate = recorder
    let isGood = parser.parse()
    #expect(isGood, "\(String(decoding: bytes, as: UTF8.self))")
    if isGood {
      #expect(recorder.pieces == mine, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("files that were not changed are accepted by both", arguments: originals.indices)
  func accepted(_ index: Int) throws {
    #expect(throws: Never.self) { try Self.mine(Self.originals[index]) }
    #expect(XMLParser(data: Data(Self.originals[index])).parse())
  }

  /// The pieces that our reader sees; nil for an instruction without data, such as `<?go?>`, which
  /// Foundation's parser crashes on (6.3 on Linux).
  private static func mine(_ bytes: [UInt8]) throws -> [Piece]? {
    var reader = try XMLReader(ExchangeFile(path: "a.xml", bytes: bytes))
    var pieces: [Piece] = []
    while let event = try reader.next() {
      switch event {
      case .start(let tag):
        let attributes = tag.attributes.map { ($0.name, $0.value) }
        pieces.append(.start(tag.name, Dictionary(attributes) { first, _ in first }))
      case .end(let name): pieces.append(.end(name))
      case .text(let text), .cdata(let text): Recorder.append(text, to: &pieces)
      case .instruction(_, data: ""): return nil
      default: break
      }
    }
    return pieces
  }

  private final class Recorder: NSObject, XMLParserDelegate {
    var pieces: [Piece] = []

    static func append(_ text: String, to pieces: inout [Piece]) {
      if text.isEmpty { return }
      if case .text(let before) = pieces.last {
        pieces[pieces.count - 1] = .text(before + text)
      } else {
        pieces.append(.text(text))
      }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      pieces.append(.start(name, attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      pieces.append(.end(name))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      Self.append(text, to: &pieces)
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
      Self.append(String(decoding: data, as: UTF8.self), to: &pieces)
    }
  }
}
