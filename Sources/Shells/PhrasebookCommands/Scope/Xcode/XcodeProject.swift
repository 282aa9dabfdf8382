import PhrasebookModel

/// The objects of a `project.pbxproj`, with the paths that its groups give them.
struct XcodeProject {
  /// The folder that paths start from, absolute.
  let folder: String
  private let objects: [String: PropertyList]
  private let root: PropertyList?
  /// The file as it is read, for places in it.
  private let source: (bytes: [UInt8], file: String)
  /// What the project's file is called.
  let name: String
  private var parents: [String: String] = [:]
  /// The folders that Xcode keeps in step with the disk, by id, sorted.
  private(set) var synchronizedIDs: [String] = []

  /// Takes the objects over; `bundle` is the absolute path of the `.xcodeproj`, and `source` its file
  /// with the name that messages should have.
  init(_ content: PropertyList, bundle: String, source: (bytes: [UInt8], file: String)) {
    self.source = source
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
  var developmentRegion: String? { root?["developmentRegion"]?.text }

  /// The languages the project says it speaks, in its order: `Base` and `mul` are none, nor are
  /// names from before there were tags, such as `English`.
  var knownLanguages: [String] {
    var languages: [String] = []
    for region in root?["knownRegions"]?.texts ?? [] {
      let tag = region.replacing("_", with: "-")
      let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
      let isTag =
        parts.allSatisfy { (1...8).contains($0.utf8.count) }
        && tag.utf8.allSatisfy { UInt8(ascii: "-") == $0 || Self.isLetterOrDigit($0) }
      guard isTag, let base = parts.first, (2...3).contains(base.utf8.count),
        base.lowercased() != "mul", !languages.contains(tag)
      else { continue }
      languages.append(tag)
    }
    return languages
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The configurations that hold for all targets.
  var configurationList: PropertyList? {
    root?["buildConfigurationList"]?.text.flatMap { objects[$0] }
  }

  /// The place of a name within the object of an id; the object's, or the file's start, where the
  /// name is not written out.
  func place(of name: String, in id: String) -> Location {
    let start = Location(file: source.file, line: 1, column: 1)
    var line = 0
    var object: Int?
    for text in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let indent = text.prefix { $0 == 0x09 || $0 == 0x20 }.count
      let rest = text.dropFirst(indent)
      if let object {
        if rest.starts(with: name.utf8) {
          return Location(file: source.file, line: line, column: indent + 1)
        }
        // The object ends where its own indent is reached again.
        if rest.starts(with: "};".utf8), indent <= 2 {
          return Location(file: source.file, line: object, column: 1)
        }
      } else if !id.isEmpty, rest.starts(with: id.utf8), rest.last == UInt8(ascii: "{") {
        object = line
      }
    }
    return start
  }

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
