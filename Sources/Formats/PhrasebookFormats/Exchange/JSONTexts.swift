internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// A JSON file as formats of translations use it: an object, whose members have places.
struct JSONTexts {
  /// One member of an object.
  struct Member {
    var name: String
    var value: JSONValue
    var location: Location
    /// The members, if the value is an object.
    var members: [Member] = []
  }

  let members: [Member]
  private static let deepest = 32
  /// In bytes: a hundred times the size of the largest real file.
  private static let largest = 1 << 27

  init(_ file: ExchangeFile) throws(UnreadableFile) {
    guard file.bytes.count <= Self.largest else {
      throw UnreadableFile(
        Diagnostic(
          .error, "the file is larger than \(Self.largest) bytes; split it",
          at: Location(file: file.path, line: 1, column: 1)))
    }
    // A byte order mark is not valid JSON, but some editors write it.
    let bytes =
      file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.bytes.dropFirst(3)) : file.bytes
    do throws(JSONError) {
      let document = try JSONDocument(bytes)
      members = try document.withView { view throws(JSONError) in
        guard view.nodes[0].kind == .object else {
          throw JSONError(
            JSONMessage("the file must be an object { } of texts"), line: 1, column: 1)
        }
        return try Self.members(of: 0, view, document, file.path, depth: 0)
      }
    } catch {
      throw UnreadableFile(error.diagnostic(in: file.path))
    }
  }

  private static func members(
    of object: Int, _ view: JSONView, _ document: JSONDocument, _ file: String, depth: Int
  ) throws(JSONError) -> [Member] {
    var members: [Member] = []
    var names: Set<ExactString> = []
    for part in view.members(of: object) {
      let place = document.place(of: part.name)
      let name = view.string(part.name)
      guard names.insert(ExactString(name)).inserted else {
        throw JSONError(
          JSONMessage("%@ appears twice; remove one", with: [.text(name.quoted)]),
          line: place.line,
          column: place.column)
      }
      guard depth < deepest else {
        throw JSONError(
          JSONMessage("the objects are too deep in each other"), line: place.line,
          column: place.column)
      }
      let isObject = view.nodes[part.value].kind == .object
      members.append(
        Member(
          name: name, value: JSONValue(part.value, of: view),
          location: Location(file: file, line: place.line, column: place.column),
          members: isObject
            ? try Self.members(of: part.value, view, document, file, depth: depth + 1) : []))
    }
    return members
  }
}
