import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects

/// The project's pictures in a Localization Catalog: catalogs in, files of the bundle out.
struct ContextExport {
  let path: String
  let activity: Activity

  /// The pictures that show strings of some catalogs, with the list of their strings; a picture that
  /// cannot be read is reported and left out.
  func files(of catalogs: [LoadedCatalog], _ language: String) -> [ExchangeFile] {
    let folder = ContextFolder(of: path)
    guard let all = activity.attempt(on: path, folder.links), !all.isEmpty else { return [] }
    let places = Dictionary(
      catalogs.compactMap { loaded in folder.place(of: loaded.path).map { ($0, loaded) } },
      uniquingKeysWith: { first, _ in first })
    var pictures: [ExactString: (bytes: [UInt8], header: PictureHeader)] = [:]
    var names: [ExactString] = []
    var shown: [XCLOCScreenshots.ShownString] = []
    for link in all {
      guard let loaded = places[link.catalog], loaded.catalog.contains(link.key) else { continue }
      let name = ExactString(link.picture)
      if pictures[name] == nil {
        guard let picture = read(link.picture, folder) else { continue }
        pictures[name] = picture
        names.append(name)
      }
      guard let header = pictures[name]?.header else { continue }
      shown.append(
        XCLOCScreenshots.ShownString(
          table: loaded.table, key: link.key, picture: link.picture,
          region: link.region
            ?? PictureRegion(x: 0, y: 0, width: header.width, height: header.height)))
    }
    return XCLOCScreenshots.files(
      shown, pictures: names.map { ($0.text, pictures[$0]?.bytes ?? []) }, language: language)
  }

  private func read(
    _ name: String, _ folder: ContextFolder
  ) -> (bytes: [UInt8], header: PictureHeader)? {
    do throws(FileFailure) {
      return try folder.picture(name)
    } catch {
      activity.report(
        Diagnostic(.warning, "\(error.path): \(error.reason); the picture is not exported"))
      return nil
    }
  }
}
