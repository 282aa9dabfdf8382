import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import PhrasebookServices
import PhrasebookTranslate

/// Adds pictures to a project: files in, strings with pictures out. Nothing is written if one of the
/// pictures cannot be added.
struct ContextAddition {
  let workspace: Workspace
  let request: ContextRequest
  let folder: ContextFolder

  private var activity: Activity { workspace.activity }

  /// A picture that can be added.
  private struct Picture {
    var name: String
    var path: String
    var bytes: [UInt8]
    var header: PictureHeader
  }

  func run() throws -> [ContextLink] {
    let old = try folder.links()
    let pictures = request.pictures.compactMap { path in
      activity.attempt(on: path) { try picture(at: path, old) }
    }
    guard !activity.hasFailed else { return [] }
    if let (one, other) = Self.alike(pictures.map(\.name)) {
      throw FileFailure(other, "another picture is called \(one.quoted); rename one of them")
    }
    let links =
      request.keys.isEmpty ? try recognized(pictures) : try named(pictures)
    guard !activity.hasFailed else { return [] }
    for picture in pictures { try folder.write(picture.bytes, to: picture.name) }
    let names = Set(pictures.map { ExactString($0.name) })
    let isNamed = !request.keys.isEmpty
    try folder.update { old in
      let added = Set(links.map(\.name))
      // Links that a person made stay; links that were read from the picture are read again.
      return old.filter { link in
        guard !added.contains(link.name) else { return false }
        return isNamed || link.origin == .user || !names.contains(ExactString(link.picture))
      } + links
    }
    return links
  }

  // MARK: Pictures

  private func picture(at path: String, _ old: [ContextLink]) throws -> Picture {
    let name = FilePath.name(path)
    guard ContextFolder.isName(name) else {
      throw FileFailure(path, "a picture cannot have this name; rename it")
    }
    let (bytes, header) = try ContextFolder.read(path, spelled: path)
    for region in request.regions where !region.fits(width: header.width, height: header.height) {
      throw FileFailure(
        path,
        "the region \(region.text) is not in the picture, which has \(header.width) × \(header.height) pixels"
      )
    }
    if let (one, _) = Self.alike([name] + old.map(\.picture).filter { !$0.isExactly(name) }),
      one.isExactly(name)
    {
      throw FileFailure(
        path, "the project has a picture whose name differs only in case; rename yours")
    }
    if !request.isForced, let there = try? folder.picture(name).bytes, there != bytes {
      throw FileFailure(
        path, "the project has another picture of this name; rename yours, or pass --force")
    }
    return Picture(name: name, path: path, bytes: bytes, header: header)
  }

  /// Two names that a disk may take for one.
  private static func alike(_ names: [String]) -> (String, String)? {
    var known: [String: String] = [:]
    for name in names {
      if let other = known.updateValue(name, forKey: name.foldedFileName) { return (other, name) }
    }
    return nil
  }

  // MARK: Keys

  private func named(_ pictures: [Picture]) throws -> [ContextLink] {
    let choice = workspace.choice(request.table)
    let holders = try request.keys.map { try choice.holder(of: $0) }
    return try pictures.flatMap { picture in
      try zip(request.keys, holders).enumerated().map { index, pair in
        ContextLink(
          picture: picture.name, catalog: try place(of: pair.1.path), key: pair.0,
          region: request.regions.isEmpty ? nil : request.regions[index], origin: .user)
      }
    }
  }

  private func place(of catalog: String) throws -> String {
    guard let place = folder.place(of: catalog) else {
      throw FileFailure(catalog, "the catalog lies outside the project of the pictures")
    }
    return place
  }

  private func recognized(_ pictures: [Picture]) throws -> [ContextLink] {
    let catalogs = try workspace.choice(request.table).candidates()
    let language = request.language
    let screen = ScreenKeys(catalogs.map(\.catalog), language: language)
    let shown = language ?? catalogs.first?.catalog.sourceLanguage ?? "en"
    let progress = activity.progress("reading pictures", of: pictures.count)
    var links: [ContextLink] = []
    for (index, picture) in pictures.enumerated() {
      try activity.checkCancellation()
      guard let readings = try readings(of: picture, language: shown) else { return [] }
      let found = screen.keys(in: readings)
      if found.isEmpty {
        activity.report(
          Diagnostic(
            .error,
            "\(picture.path): no string of a catalog was found in the picture; give the keys with --key"
          ))
      }
      links += try found.map { found in
        ContextLink(
          picture: picture.name, catalog: try place(of: catalogs[found.catalog].path),
          key: found.key,
          region: found.region.fits(width: picture.header.width, height: picture.header.height)
            ? found.region : nil,
          origin: .text)
      }
      progress?.reach(index + 1)
    }
    progress?.finish()
    return links
  }

  /// The words of each reading of a picture; nil, with a diagnostic, if they cannot be read.
  private func readings(of picture: Picture, language: String) throws -> [[RecognizedWord]]? {
    let mailbox = Mailbox<Result<[[RecognizedWord]], TranslatorFailure>>()
    let path = FilePath.absolute(picture.path)
    let task = Task.detached {
      do throws(TranslatorFailure) {
        mailbox.send(.success(try await Tesseract().readings(of: path, language: language)))
      } catch {
        mailbox.send(.failure(error))
      }
      mailbox.close()
    }
    activity.onCancel { task.cancel() }
    switch mailbox.next() {
    case .success(let readings): return readings
    case .failure(let failure):
      try activity.checkCancellation()
      activity.report(Diagnostic(.error, failure.text))
    case nil: break
    }
    return nil
  }
}
