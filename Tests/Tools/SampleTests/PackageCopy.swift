import Foundation
import TestSupport

/// A package of Catalogs/Projects in a folder of its own, to be changed and built again; it is kept
/// in .build/samples, so that only the first run of the tests waits for the whole build.
struct PackageCopy {
  let folder: URL
  private let swift = BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env"))

  /// Copies the sources again; if their places are the same, the build finds nothing to do.
  init(of name: String, at place: String) throws {
    let original = PackageRoot.project(name)
    folder = PackageRoot.folder.appendingPathComponent(".build/samples/\(place)")
    // A plan that is kept does not know of files that came to a package beside this one.
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(".build/debug.yaml"))
    for path in try FileManager.default.subpathsOfDirectory(atPath: original.path) {
      let file = original.appendingPathComponent(path)
      guard !file.hasDirectoryPath, !path.contains(".build/"), !path.contains(".swiftpm/") else {
        continue
      }
      var data = try Data(contentsOf: file)
      if file.lastPathComponent == "Package.swift" {
        let text = String(decoding: data, as: UTF8.self)
          .replacing(#/path: "(\.\./)+\.\."/#, with: "path: \"\(PackageRoot.folder.path)\"")
        data = Data(text.utf8)
      }
      try write(data, to: path)
    }
  }

  /// Writes a file of the package if its bytes differ.
  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    if let old = FileManager.default.contents(atPath: file.path), old == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Replaces a text in a file, and returns the former content.
  func replace(_ old: String, with new: String, in path: String) throws -> Data {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    let text = String(decoding: data, as: UTF8.self)
    try write(Data(text.replacing(old, with: new).utf8), to: path)
    return data
  }

  /// `swift build`, `swift test` and the like, with all output.
  func swift(_ arguments: [String]) throws -> (status: Int32, output: String) {
    // As in a package that only uses Phrasebook.
    let outcome = try swift.run(
      ["swift"] + arguments, in: folder, environment: ["PHRASEBOOK_STRICT": ""], limit: 1800)
    return (outcome.status, outcome.output + outcome.errors)
  }

  /// A program of the package, from the folder it was built to or from a copy elsewhere.
  func run(
    _ program: String, languages: String, products: String = ".build/debug", at place: URL? = nil
  ) throws -> String {
    let file = place ?? folder.appendingPathComponent("\(products)/\(program)")
    let environment = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8", "LANGUAGE": languages]
    return try BuiltCommand(at: file).run([], in: folder, environment: environment).output
  }
}
