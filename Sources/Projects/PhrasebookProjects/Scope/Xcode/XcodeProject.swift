import PhrasebookFormats
import PhrasebookModel

/// The objects of a `project.pbxproj`, with the paths that its groups give them.
struct XcodeProject {
  /// The folder that paths start from, absolute.
  let folder: String
  private let objects: [String: PropertyList]
  private let root: PropertyList?
  private let places: ObjectPlaces
  /// What the project's file is called.
  let name: String
  private var parents: [String: String] = [:]
  /// The folders that Xcode keeps in step with the disk, by id, sorted.
  package private(set) var synchronizedIDs: [String] = []

  /// Takes the objects over; `bundle` is the absolute path of the `.xcodeproj`, and `source` its
  /// file with the name that messages should have.
  init(_ content: PropertyList, bundle: String, source: (bytes: [UInt8], file: String)) {
    places = ObjectPlaces(source.bytes, file: source.file)
    name = FilePath.stem(bundle)
    objects = content["objects"]?.table ?? [:]
    root = content["rootObject"]?.text.flatMap { [objects] in objects[$0] }
    let inner = root?["projectDirPath"]?.text ?? ""
    folder = FilePath.normalized(FilePath.join(FilePath.folder(bundle), inner))
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
      if object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" { synchronizedIDs.append(id) }
    }
    synchronizedIDs.sort()
  }

  subscript(id: String) -> PropertyList? { objects[id] }

  /// The objects that a member lists by id, in order.
  func objects(_ member: String, of object: PropertyList) -> [(id: String, object: PropertyList)] {
    (object[member]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The targets, in the project's order.
  var targets: [(id: String, object: PropertyList)] {
    root.map { objects("targets", of: $0) } ?? []
  }

  /// The language the project is developed in.
  var developmentRegion: String? {
    root?["developmentRegion"]?.text.map(LprojPath.catalogLanguage)
  }

  /// The languages the project says it speaks, in its order: `Base` and `mul` are none.
  var knownLanguages: [String] {
    var languages: [String] = []
    for region in root?["knownRegions"]?.texts ?? [] {
      let tag = LprojPath.catalogLanguage(region)
      guard tag != "Base", tag != "mul", LanguageSpelling.isLanguageTag(tag),
        tag.prefix(while: { $0 != "-" }).utf8.count <= 3, !languages.contains(tag)
      else { continue }
      languages.append(tag)
    }
    return languages
  }

  /// The configurations that hold for all targets.
  var configurationList: PropertyList? {
    root?["buildConfigurationList"]?.text.flatMap { objects[$0] }
  }

  /// The place of a name within the object of an id; the object's, or the file's start, where the
  /// name is not written out.
  func place(of name: String, in id: String) -> Location { places.place(of: name, in: id) }

  /// The folders of the local packages the project refers to, absolute.
  var localPackages: [String] {
    let references = root.map { objects("packageReferences", of: $0) } ?? []
    return references.compactMap { reference in
      guard reference.object["isa"]?.text == "XCLocalSwiftPackageReference" else { return nil }
      return reference.object["relativePath"]?.text
        .map { FilePath.normalized(FilePath.join(folder, $0)) }
    }
  }

  /// Where a file, group or folder of the project lies, absolute; nil outside of the sources.
  func path(of id: String) -> String? {
    var names: [String] = []
    var id = id
    // A group that contains itself ends after as many steps as there are objects.
    for _ in 0...objects.count {
      guard let object = objects[id] else { break }
      let name = object["path"]?.text
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>":
        if let name, !name.isEmpty { names.append(name) }
        if name?.hasPrefix("/") == true { return joined(names, from: "/") }
      case "SOURCE_ROOT":
        return joined(names + [name ?? ""], from: folder)
      case "<absolute>":
        return joined(names + [name ?? "/"], from: "/")
      default: return nil
      }
      guard let parent = parents[id] else { return joined(names, from: folder) }
      id = parent
    }
    return nil
  }

  private func joined(_ names: [String], from start: String) -> String {
    FilePath.normalized(names.reversed().reduce(start) { FilePath.join($0, $1) })
  }
}
