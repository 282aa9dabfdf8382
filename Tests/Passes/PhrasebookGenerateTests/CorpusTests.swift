import Foundation
import PhrasebookFormats
import PhrasebookGenerate
import PhrasebookModel
import TestSupport
import Testing

@Suite("Accessors of real catalogs")
struct CorpusTests {
  @Test(
    .needsShared("corpus/catalogs"),
    .enabled("the build system keeps the modules elsewhere") { modules() != nil })
  func compileWithoutAWarningForAllCatalogsAtOnce() throws {
    let modules = try #require(Self.modules())
    let sources = try TemporaryFolder(named: "Accessors")
    var options = GenerateOptions()
    options.access = .public
    var count = 0
    var paths: [String] = []
    for file in PackageRoot.corpus {
      let data = try Data(contentsOf: file)
      guard let catalog = try? XCStrings.read([UInt8](data), file: file.lastPathComponent).catalog
      else { continue }
      let table = NamedCatalog(name: "Table \(paths.count)", catalog: catalog)
      let generated = Generate(options: options)([table])
      for file in generated.files {
        count += file.text.components(separatedBy: "public static ").count - 1
        let path = "T\(paths.count).swift"
        try sources.write(file.text, to: path)
        paths.append(path)
      }
    }
    #expect(count > 5000)
    print("accessors: \(count) of \(paths.count) catalogs")
    let swiftc = BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env"))
    let outcome = try swiftc.run(
      ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors"] + modules
        + paths,
      in: sources.url, limit: 600)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  /// The compiler's arguments to find the runtime that these tests were built with; nil if the build
  /// system keeps it elsewhere.
  private static func modules() -> [String]? {
    for bundle in Bundle.allBundles + [Bundle.main] {
      let products =
        bundle.bundlePath.hasSuffix(".xctest")
        ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
      let modules = products.appendingPathComponent("Modules")
      if FileManager.default.fileExists(
        atPath: modules.appendingPathComponent("Phrasebook.swiftmodule").path)
      {
        let sources = PackageRoot.folder.appendingPathComponent("Sources/AppRuntime")
        return ["-I", modules.path]
          + ["CICU", "CSections"].flatMap { name in
            let map = products.appendingPathComponent("\(name).build/module.modulemap")
            return [
              "-I", sources.appendingPathComponent("\(name)/include").path, "-Xcc",
              "-fmodule-map-file=\(map.path)",
            ]
          }
      }
    }
    return nil
  }
}
