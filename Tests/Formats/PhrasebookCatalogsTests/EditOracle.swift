import CatalogJSON
import PhrasebookModel
import Testing

@testable import PhrasebookCatalogs

/// The laws of any edit of one entry.
enum EditOracle {
  static func check(
    _ edited: Catalog, by edit: Edit, from bytes: [UInt8], _ original: Catalog, _ what: String
  ) throws {
    let written = XCStrings.write(edited)
    let comment = Comment(rawValue: what)
    let again = try XCStrings.read(written, file: "").catalog
    #expect(again == edited, comment)
    // The result reads and writes the same, and the same edit again changes nothing.
    #expect(XCStrings.write(again) == written, comment)
    // All other entries keep their bytes, in their order.
    let changed = Set(edited.edits.keys.map(\.text))
    let before = slices(of: original).filter { !changed.contains($0.key) }
    let after = slices(of: again).filter { !changed.contains($0.key) }
    #expect(before.map(\.key) == after.map(\.key), comment)
    #expect(before.map(\.text) == after.map(\.text), comment)
    if edit.isOneStretch {
      #expect(linesLeft(between: bytes, and: written).isEmpty, comment)
    }
  }

  /// Each entry's bytes.
  static func slices(of catalog: Catalog) -> [(key: String, text: String)] {
    guard let file = catalog.source as? XCStringsFile else { return [] }
    return file.document.withView { view in
      view.members(of: file.strings).map {
        (view.string($0.name), String(decoding: view.source($0.value), as: UTF8.self))
      }
    }
  }

  /// The lines with words in them that are the same in the midst of lines that differ; empty if all
  /// that differs is one stretch. The line before it may gain or lose its comma.
  static func linesLeft(between a: [UInt8], and b: [UInt8]) -> [String] {
    func lines(_ bytes: [UInt8]) -> ArraySlice<Substring> {
      String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)[...]
    }
    var (a, b) = (lines(a), lines(b))
    while let first = a.first, first == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while let last = a.last, last == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    if let x = a.first, let y = b.first, x + "," == y || y + "," == x {
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    var kept = Array(a)
    for case .remove(let offset, _, _) in b.difference(from: a).removals.reversed() {
      kept.remove(at: offset)
    }
    return kept.filter { $0.contains(where: \.isLetter) }.map(String.init)
  }
}
