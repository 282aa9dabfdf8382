import Phrasebook
import PhrasebookExtract
import PhrasebookFormats
import PhrasebookModel

/// A folder that Xcode synchronizes with the disk: its files belong to its targets.
struct SynchronizedFolder {
  private let id: String
  /// Absolute.
  private let path: String
  /// The targets that hold the folder as a whole.
  private let members: Set<String>
  /// By target, the files that are the exception: left out of a member, put into any other.
  private let exceptions: [String: [String]]
  /// By target, the files that one of its build phases takes, though the target as a whole may not.
  private let additions: [String: [String]]
  /// Folders that are copied as a whole.
  private let copied: [String]

  /// The synchronized folders of a project, sorted by path.
  static func all(in project: XcodeProject) -> [SynchronizedFolder] {
    project.synchronizedIDs.compactMap { id in
      project[id].flatMap { SynchronizedFolder(id, $0, in: project) }
    }
  }

  private init?(_ id: String, _ object: PropertyListValue, in project: XcodeProject) {
    // A project of someone else may name the whole disk, or a folder around the user's home.
    guard let path = project.path(of: id), path != "/",
      SettingsReader.home.map({ !FilePath.isInside($0, path) }) ?? true,
      FilePath.isInside(project.folder, path)
        || !WideFolders.isReached(by: path, in: project.folder)
    else { return nil }
    self.id = id
    self.path = path
    copied = object["explicitFolders"]?.texts ?? []
    members = Set(
      project.targets.filter { target in
        target.object["fileSystemSynchronizedGroups"]?.texts.contains(id) == true
      }.map(\.id))
    var exceptions: [String: [String]] = [:]
    var additions: [String: [String]] = [:]
    for set in project.objects("exceptions", of: object) {
      let files = set.object["membershipExceptions"]?.texts ?? []
      if let target = set.object["target"]?.text { exceptions[target, default: []] += files }
      guard let phase = set.object["buildPhase"]?.text else { continue }
      for target in project.targets
      where target.object["buildPhases"]?.texts.contains(phase) == true {
        additions[target.id, default: []] += files
      }
    }
    self.exceptions = exceptions
    self.additions = additions
  }

  /// The files that a target takes from the folder.
  func files(of target: String, listing: Listing) -> [String] {
    guard isUsed(by: target) else { return [] }
    let isMember = members.contains(target)
    let matcher = ExceptionMatcher(exceptions[target] ?? [])
    let added = ExceptionMatcher(additions[target] ?? [])
    // The compiler gets broken links too, and reports them.
    let links = listing.lost(below: path).filter(SourceLanguage.isSource)
    return (listing.files(below: path) + links).filter { file in
      guard let inner = FilePath.remainder(of: file, in: path) else { return false }
      if copied.contains(where: { FilePath.isInside(inner, $0) }) { return false }
      return matcher.matches(inner) != isMember || added.matches(inner)
    }
  }

  /// The error if a target takes files from the folder and it is missing or not read completely;
  /// nil otherwise.
  func missing(
    in target: String, of project: XcodeProject, listing: Listing, spelling: Spelling
  ) -> Diagnostic? {
    guard isUsed(by: target) else { return nil }
    guard FileStatus(path: path)?.kind != .folder else {
      return listing.isCutOff(below: path) ? LostSource.cutOff(spelling.spell(path)) : nil
    }
    return Diagnostic(
      .error,
      """
      the folder \(spelling.spell(path)) does not exist, so missing keys stay; restore it, or \
      remove it from the project
      """, at: project.place(of: "path", in: id))
  }

  /// Whether a target takes files from the folder.
  private func isUsed(by target: String) -> Bool {
    members.contains(target) || exceptions[target]?.isEmpty == false
      || additions[target]?.isEmpty == false
  }
}

/// Matches the files that a set of exceptions lists.
private struct ExceptionMatcher {
  private var paths: Set<String> = []
  private var localized: Set<String> = []

  init(_ exceptions: [String]) {
    for exception in exceptions {
      // `/Localized: Base.lproj/Main.storyboard` means the file in every language.
      if exception.hasPrefix("/Localized: ") {
        localized.insert(String(exception.dropFirst(12)))
      } else {
        paths.insert(FilePath.trimmed(exception))
      }
    }
  }

  /// Returns true for a listed file, or one in a listed folder.
  func matches(_ file: String) -> Bool {
    var path = file
    while path != ".", path != "/" {
      if paths.contains(path) { return true }
      path = FilePath.folder(path)
    }
    guard !localized.isEmpty else { return false }
    let folder = FilePath.folder(file)
    guard FilePath.name(folder).hasSuffix(".lproj") else { return false }
    let name = FilePath.name(file)
    let bare = FilePath.normalized(FilePath.join(FilePath.folder(folder), name))
    return localized.contains(bare) || localized.contains(file)
  }
}
