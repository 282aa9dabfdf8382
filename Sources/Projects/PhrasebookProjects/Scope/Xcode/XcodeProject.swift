import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// The objects of a `project.pbxproj`, with the paths that its groups give them.
struct XcodeProject {
  /// The name of the file in the `.xcodeproj`.
  static let fileName = "project.pbxproj"

  /// The folder that paths start from, absolute.
  let folder: String
  private var objects: [String: PropertyListValue.Member] = [:]
  private let root: PropertyListValue?
  /// The `project.pbxproj`, spelled as in messages.
  private let file: String
  /// The name of the `.xcodeproj` without its extension.
  let name: String
  private var parents: [String: String] = [:]
  /// The files of settings that its configurations are based on.
  let configurationFiles = ConfigurationFiles()
  private let groupPaths = GroupPaths()
  /// The folders that Xcode keeps in step with the disk, by id, sorted.
  package private(set) var synchronizedIDs: [String] = []

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bytes: The content of `project.pbxproj`.
  ///   - bundle: The absolute path of the `.xcodeproj`.
  ///   - file: The path of `project.pbxproj`, spelled as in messages.
  init(_ bytes: [UInt8], bundle: String, file: String) throws(ScopeFailure) {
    let content = try Self.content(of: bytes, file: file)
    self.file = file
    name = FilePath.stem(bundle)
    // Of two objects with one id, Xcode takes the last.
    for member in content["objects"]?.members ?? [] { objects[member.key] = member }
    root = content["rootObject"]?.text.flatMap { [objects] in objects[$0]?.value }
    let inner = root?["projectDirPath"]?.text ?? ""
    folder = FilePath.normalized(FilePath.join(FilePath.folder(bundle), inner))
    for (id, object) in objects {
      for child in object.value["children"]?.texts ?? [] { parents[child] = id }
      if object.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
        synchronizedIDs.append(id)
      }
    }
    synchronizedIDs.sort()
  }

  private static func content(
    of bytes: [UInt8], file: String
  ) throws(ScopeFailure) -> PropertyListValue {
    do throws(UnreadableFile) {
      let content = try PropertyListFile(bytes, file: file, keepsComments: false).root
      if content["objects"]?.members != nil { return content }
      throw UnreadableFile(
        Diagnostic(.error, "it has no objects", at: Location(file: file, line: 1, column: 1)))
    } catch {
      let place = error.diagnostic.location
      throw ScopeFailure(
        Diagnostic(.error, "the project cannot be read: \(error.diagnostic.text)", at: place))
    }
  }

  subscript(id: String) -> PropertyListValue? { objects[id]?.value }

  /// The objects that a member lists by id, in order.
  func objects(
    _ member: String, of object: PropertyListValue
  ) -> [(id: String, object: PropertyListValue)] {
    (object[member]?.texts ?? []).compactMap { id in self[id].map { (id, $0) } }
  }

  /// The targets, in the project's order.
  var targets: [(id: String, object: PropertyListValue)] {
    root.map { objects("targets", of: $0) } ?? []
  }

  /// The language the project is developed in.
  var developmentRegion: String? {
    root?["developmentRegion"]?.text.map(LprojPath.catalogLanguage)
  }

  /// The localizations listed in the project, in its order, without `Base` and `mul`.
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
  var configurationList: PropertyListValue? {
    root?["buildConfigurationList"]?.text.flatMap { self[$0] }
  }

  /// Returns the place of a member, at any depth of an object; the place of the object if the
  /// member is missing, or the start of the file if the object is missing.
  func place(of name: String, in id: String) -> Location {
    guard let object = objects[id] else { return Location(file: file, line: 1, column: 1) }
    guard let member = object.value.firstMember(name) else {
      return Location(file: file, line: object.line, column: 1)
    }
    return Location(file: file, line: member.line, column: member.column)
  }

  /// The folders of the local packages the project refers to, absolute.
  var localPackages: [String] {
    let references = root.map { objects("packageReferences", of: $0) } ?? []
    let listed = references.compactMap { reference -> String? in
      guard reference.object["isa"]?.text == "XCLocalSwiftPackageReference" else { return nil }
      return reference.object["relativePath"]?.text
        .map { FilePath.normalized(FilePath.join(folder, $0)) }
    }
    return listed + packageFolders
  }

  /// The folders with a manifest among the files of the project, absolute and sorted: Xcode takes such
  /// a folder as a package.
  private var packageFolders: [String] {
    objects.compactMap { id, object -> String? in
      guard object.value["isa"]?.text == "PBXFileReference",
        ["wrapper", "folder", "text"].contains(object.value["lastKnownFileType"]?.text ?? "folder"),
        let path = path(of: id), FileStatus(path: FilePath.join(path, "Package.swift")) != nil
      else { return nil }
      return path
    }.sorted()
  }

  /// The Xcode projects that the project refers to, absolute.
  var subprojects: [String] {
    (root?["projectReferences"]?.list ?? []).compactMap { reference in
      reference["ProjectRef"]?.text.flatMap { path(of: $0) }
    }
  }

  /// The absolute path of a file, group or folder of the project; nil outside of the sources.
  func path(of id: String) -> String? {
    groupPaths.path(of: id, in: self)
  }

  /// The group that has a file or group as a child.
  func parent(of id: String) -> String? { parents[id] }
}
