import Phrasebook
import PhrasebookExtract
import PhrasebookFormats
import PhrasebookModel

/// One target of an Xcode project: its id and object in, the files that are built into it out.
struct XcodeTarget {
  let id: String
  let object: PropertyListValue
  let project: XcodeProject

  var name: String { object["name"]?.text ?? object["productName"]?.text ?? id }

  /// Returns true for bundles of unit and interface tests.
  var isTest: Bool {
    let type = object["productType"]?.text ?? ""
    return type.hasSuffix(".unit-test") || type.hasSuffix(".ui-testing")
      || type.hasSuffix(".ocunit-test")
  }

  /// The target as a module; `listing` walks the synchronized folders.
  func module(
    _ folders: [SynchronizedFolder], listing: Listing, paths: FoldedPaths, spelling: Spelling
  ) -> Module {
    let listed = listedFiles.map { (named: $0, found: paths.find($0) ?? $0) }
    let respelled = listed.filter { $0.named != $0.found }
    var files = Set(listed.map(\.found))
    for folder in folders { files.formUnion(folder.files(of: id, listing: listing)) }
    let catalogs = files.filter { $0.hasSuffix(".xcstrings") }.sorted()
    let sources = files.filter(SourceLanguage.isSource).sorted()
    var module = Module(
      name: name, isTest: isTest, sources: sources,
      missing: folders.compactMap {
        $0.missing(in: id, of: project, listing: listing, spelling: spelling)
      } + Self.notes(on: respelled, spelling: spelling),
      catalogs: catalogs,
      folder: home(of: sources), sourceLanguage: project.developmentRegion,
      languages: project.knownLanguages)
    let settings = BuildSettings.all(of: object, name: name, in: project)
    module.functions = settings.flatMap(\.localizedFunctions)
    module.build = BuildSettings.context(of: settings)
    module.emission = BuildSettings.emission(of: settings)
    if catalogs.contains(where: { FilePath.stem($0).hasSuffix("InfoPlist") }) {
      module.infoPlists = settings.compactMap { $0.infoPlist() }
    }
    return module
  }

  /// A note on files that the disk spells otherwise, which a Mac does not mind.
  private static func notes(
    on files: [(named: String, found: String)], spelling: Spelling
  ) -> [Diagnostic] {
    guard let first = files.min(by: { $0.named < $1.named }) else { return [] }
    let (named, found) = (FilePath.name(first.named), spelling.spell(first.found))
    return [
      Diagnostic(
        .note,
        files.count == 1
          ? "the project names \(named.quoted), and the file is \(found.quoted); rename one of them"
          : """
          the project spells \(files.count) files otherwise than the disk, such as \(named.quoted) \
          for \(found.quoted); rename one of each
          """)
    ]
  }

  /// The files that the build phases list one by one.
  private var listedFiles: [String] {
    var files: [String] = []
    for phase in project.objects("buildPhases", of: object) {
      switch phase.object["isa"]?.text {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase":
        for file in project.objects("files", of: phase.object) {
          if let reference = file.object["fileRef"]?.text { collect(reference, into: &files) }
        }
      default: break
      }
    }
    return files
  }

  /// A file, or each language of a group of variants.
  private func collect(_ id: String, into files: inout [String], depth: Int = 0) {
    guard let object = project[id], depth < 8 else { return }
    switch object["isa"]?.text {
    case "PBXVariantGroup", "XCVersionGroup":
      for child in object["children"]?.texts ?? [] {
        collect(child, into: &files, depth: depth + 1)
      }
    case "PBXFileReference":
      if let path = project.path(of: id) { files.append(path) }
    default: break
    }
  }

  /// The folder that holds all of the sources, as a place for a new catalog.
  private func home(of sources: [String]) -> String {
    let own = sources.filter { FilePath.isInside($0, project.folder) }
    guard var common = own.first.map(FilePath.folder) else { return project.folder }
    for source in own {
      while !FilePath.isInside(source, common), common != "/" { common = FilePath.folder(common) }
    }
    return common
  }
}
