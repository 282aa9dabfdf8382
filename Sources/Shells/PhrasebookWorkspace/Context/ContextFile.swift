import CatalogJSON
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects

/// The strings of the project's pictures as a file: a line for each, sorted, so that two people who
/// add pictures change different lines.
struct ContextFile {
  var links: [ContextLink] = []

  static let version = 1

  /// The bytes of the file; the same for the same strings.
  var bytes: [UInt8] {
    let lines = links.sorted { $0.precedes($1) }.map { link in
      var json = JSONWriter()
      json.object { json in
        json.member("picture", link.picture)
        json.member("catalog", link.catalog)
        json.member("key", link.key)
        json.member("region", link.region?.text)
        json.member("from", link.origin.rawValue)
      }
      return json.bytes
    }
    var bytes = Array("{\n  \"version\": \(Self.version),\n  \"strings\": [".utf8)
    if !lines.isEmpty {
      bytes += Array("\n    ".utf8) + lines.joined(separator: Array(",\n    ".utf8))
      bytes += Array("\n  ".utf8)
    }
    return bytes + Array("]\n}\n".utf8)
  }

  /// Reads a file, or throws the error with its place.
  static func read(_ bytes: [UInt8], file: String) throws(ScopeFailure) -> ContextFile {
    do throws(JSONError) {
      let document = try JSONDocument(bytes)
      return try document.withView { view throws(JSONError) in
        try ContextFile(view, document)
      }
    } catch {
      throw ScopeFailure(error.diagnostic(in: file))
    }
  }

  init(links: [ContextLink] = []) { self.links = links }

  private init(_ view: JSONView, _ document: JSONDocument) throws(JSONError) {
    func failure(_ text: JSONMessage, _ node: Int) -> JSONError {
      let (line, column) = document.place(of: node)
      return JSONError(text, line: line, column: column)
    }
    func text(_ name: String, of node: Int) -> String? {
      guard let value = view.member(name, of: node)?.value, view.nodes[value].kind == .string
      else { return nil }
      return view.string(value)
    }
    guard let list = view.member("strings", of: 0)?.value, view.nodes[list].kind == .array,
      let version = view.member("version", of: 0)?.value
    else { throw failure(JSONMessage("not the context of a project; restore the file"), 0) }
    guard String(decoding: view.source(version), as: UTF8.self) == String(Self.version) else {
      throw failure(JSONMessage("another version of phrasebook made this file; use that one"), 0)
    }
    for part in view.elements(of: list) {
      guard let picture = text("picture", of: part.value),
        let catalog = text("catalog", of: part.value), let key = text("key", of: part.value)
      else {
        throw failure(JSONMessage("a string needs a picture, a catalog and a key"), part.value)
      }
      // A merge may have left a path that leads out of the folder.
      guard ContextFolder.isName(picture) else {
        throw failure(JSONMessage("the picture is not the name of a file"), part.value)
      }
      let place = text("region", of: part.value)
      let region = place.flatMap { PictureRegion($0) }
      guard place == nil || region != nil else {
        throw failure(JSONMessage("the region is not x,y,width,height in pixels"), part.value)
      }
      let origin = text("from", of: part.value).flatMap(ContextLink.Origin.init) ?? .user
      links.append(
        ContextLink(picture: picture, catalog: catalog, key: key, region: region, origin: origin))
    }
  }
}
