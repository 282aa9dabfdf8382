internal import Foundation

/// Finds the folders in which a bundle may keep its tables. SwiftPM copies the resources of a module on
/// Linux, flat, into `<package>_<Module>.resources` beside the executable.
enum BundleFinder {
  /// How the folders of resource bundles end: on Linux, and on Apple's systems.
  static let endings = [".resources", ".bundle"]

  /// The folders to look in, the best first; none where the bundle is not there.
  static func folders(of place: Phrase.Place) -> [String] {
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

  /// Where to look for a phrase that does not know its module, after the program's own tables: in all
  /// modules, those in the binary first, in the order of their names.
  static func otherFolders(than place: Phrase.Place) -> [String] {
    guard case .unknownModule = place else { return [] }
    let embedded = Embedding.modules.compactMap(Embedding.folder(ofModule:))
    return (embedded + named { _ in true }).filter { !main.contains($0) }
  }

  /// The folders inside a bundle that may hold tables.
  static func tableFolders(in folder: String) -> [String] {
    [folder, folder + "/Resources", folder + "/Contents/Resources"]
  }

  /// The module's own bundle, then the program's: a module without tables uses the program's. Tables
  /// that are part of the binary come before those in files.
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

  /// The resource bundles beside the program, without their endings; read once.
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

  /// A name may come from another process: it must not lead out of the folder.
  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".")
  }
}
