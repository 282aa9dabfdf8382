internal import Foundation

/// Finds the folders in which a bundle may have catalogs. SwiftPM copies the resources of a module
/// on Linux, flat, into `<package>_<Module>.resources` beside the executable.
enum BundleFinder {
  /// The suffixes of resource bundles, on Linux and on Apple's platforms.
  static let endings = [".resources", ".bundle"]

  /// Returns the folders to search, best first; none if the bundle does not exist.
  static func folders(of place: Phrase.TablesOrigin) -> [String] {
    switch place {
    case .main: main
    case .bundle(let bundle): bundle === Bundle.main ? main : [bundle.bundlePath]
    case .ofClass(let bundle): bundle.isMain ? main : [bundle.path]
    case .folder(let path): [path]
    case .resources(let name): isPlainName(name) ? named { $0 == name } : []
    case .module(let name): folders(ofModule: name)
    case .sourceFile(let fileID): folders(ofModule: fileID.moduleName)
    case .unknownModule: main
    }
  }

  /// Returns the folders to search, after the program's own, for a phrase that does not know its
  /// module: those of all modules, embedded tables first, sorted by name.
  static func otherFolders(than place: Phrase.TablesOrigin) -> [String] {
    guard case .unknownModule = place else { return [] }
    let embedded = Embedding.modules.compactMap(Embedding.folder(ofModule:))
    return (embedded + named { _ in true }).filter { !main.contains($0) }
  }

  /// Returns the folders inside a bundle that may have catalogs.
  static func tableFolders(in folder: String) -> [String] {
    [folder, folder + "/Resources", folder + "/Contents/Resources"]
  }

  /// The module's own bundle, then the program's: a module without catalogs uses the program's.
  /// Embedded tables come before files.
  private static func folders(ofModule name: String) -> [String] {
    let embedded = Embedding.folder(ofModule: name).map { [$0] } ?? []
    let own = embedded + (isPlainName(name) ? named { $0.hasSuffix("_" + name) } : [])
    return own + main.filter { !own.contains($0) }
  }

  /// The folder of the program, and the resource bundle of the module that it is.
  private static let main: [String] = {
    let program = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
    let module = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let embedded = Embedding.folder(ofModule: module).map { [$0] } ?? []
    return embedded + roots + named { $0.hasSuffix("_" + program) }
  }()

  private static let roots: [String] = {
    var seen: Set<String> = []
    return [Bundle.main.bundlePath, Bundle.main.resourcePath].compactMap { path in
      path.flatMap { seen.insert($0).inserted ? $0 : nil }
    }
  }()

  /// The resource bundles beside the program, without their suffixes; read once.
  private static let bundles: [(name: String, path: String)] = roots.flatMap { root in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted().compactMap { file in
      endings.first(where: file.hasSuffix).map {
        (name: String(file.dropLast($0.count)), path: "\(root)/\(file)")
      }
    }
  }

  private static func named(_ isMeant: (String) -> Bool) -> [String] {
    bundles.filter { isMeant($0.name) }.map(\.path)
  }

  /// A name may come from another process: it must not leave the folder.
  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".")
  }
}
