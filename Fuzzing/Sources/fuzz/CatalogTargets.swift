@testable import CatalogJSON
@testable import PhrasebookAudit
@testable import PhrasebookFormats
@testable import PhrasebookGenerate
@testable import PhrasebookModel
@testable import PhrasebookSync
import SwiftParser
import SwiftSyntax

/// Readers of catalogs, and the passes over them.
let catalogTargets: [Target] = [
  Target("json") { bytes in
    _ = try? JSONDocument(bytes)
    _ = JSONOutline(bytes)
  },
  Target("catalog") { bytes in
    guard let catalog = read(bytes) else { return }
    require(XCStrings.write(catalog) == bytes, "an unchanged catalog is written as it was")
    let formatted = XCStrings.format(catalog)
    guard let again = read(formatted) else { fatalError("a formatted catalog is one") }
    require(again == catalog, "formatting changes no entry")
    require(XCStrings.format(again) == formatted, "a second formatting changes nothing")
    var edited = catalog
    edited["fuzz"] = Entry(comment: "fuzz")
    if let key = catalog.keys.first { edited[key]?.shouldTranslate = true }
    require(read(XCStrings.write(edited)) == edited, "an edited catalog is read as it was written")
  },
  Target("merge") { bytes in
    let versions = bytes.parts(3).map(read)
    guard let base = versions[0], let ours = versions[1], let theirs = versions[2] else { return }
    let merged = Merge()(base: base, ours: ours, theirs: theirs)
    require(read(XCStrings.write(merged.catalog)) != nil, "a merged catalog is one")
    require(
      Merge()(base: base, ours: ours, theirs: ours).conflicts.isEmpty,
      "two equal sides are no conflict")
    _ = Difference(from: base, to: ours, table: "Localizable")
  },
  Target("repair") { bytes in
    if let text = try? ConflictedText(bytes) {
      require(text.count > 0 || text.ours == bytes, "a file without markers is its own side")
    }
    _ = RepeatedNames(bytes)
  },
  Target("generate") { bytes in
    guard let catalog = read(bytes) else { return }
    for type in GenerateOptions.ResourceType.allCases {
      var options = GenerateOptions()
      options.resourceType = type
      let text = Generate(options: options)([NamedCatalog(name: "Localizable", catalog: catalog)])
        .files.map(\.text).joined()
      require(!Parser.parse(source: text).hasError, "accessors are Swift:\n\(text)")
    }
  },
  Target("audit") { bytes in
    guard let catalog = read(bytes) else { return }
    _ = Audit()([AuditedTable(catalog, name: "Localizable", file: "Localizable.xcstrings")])
  },
  Target("lproj") { bytes in
    guard let catalog = read(bytes) else { return }
    let compilation = LprojCompilation(catalog, table: "Localizable", path: "Localizable.xcstrings")
    for spelling in LprojCompilation.Spelling.allCases {
      for file in compilation.files(as: spelling) {
        require(
          (try? PropertyListFile(file.bytes, file: file.path)) != nil, "compiled tables are read")
      }
    }
  },
]

func read(_ bytes: [UInt8]) -> Catalog? {
  (try? XCStrings.read(bytes, file: "Localizable.xcstrings"))?.catalog
}
