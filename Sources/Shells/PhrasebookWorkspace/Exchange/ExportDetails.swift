import Phrasebook
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects

/// Adds to exported strings what a translator needs to know: their maximum length, and the places in
/// the code that use them, and the pictures that show them.
struct ExportDetails {
  /// Whether the format has a place for maximum lengths.
  private let hasLengths: Bool
  /// The places of the keys of each catalog, by absolute path; nil if they are not wanted.
  private var places: [String: [ExactString: [String]]]?
  /// The pictures of the keys of each catalog, by its place in the project.
  private var pictures: [String: [ExactString: [String]]] = [:]
  /// The project's pictures.
  private let folder: ContextFolder

  init(
    _ request: ExportRequest, paths: [String], _ extraction: ExtractionRun?, _ activity: Activity
  ) {
    let withLengths = [
      XLIFF.name, XLIFF2.name, XCLOC.name, CSV.name, TSV.name, ExcelCSV.name, PO.name,
    ]
    hasLengths = withLengths.contains(request.format.name)
    folder = ContextFolder(of: paths.first ?? ".")
    let withPictures = [XLIFF.name, XLIFF2.name, XCLOC.name]
    let withPlaces = withPictures + [PO.name]
    if request.hasReferences, !withPlaces.contains(request.format.name) {
      activity.report(
        Diagnostic(
          .warning,
          "\(request.format.name) has no place for references to the code; use \(withPlaces.joined(separator: ", "))"
        ))
    }
    if request.hasReferences, withPictures.contains(request.format.name) {
      pictures = Self.pictures(activity.attempt(on: paths.first ?? ".", folder.links) ?? [])
    }
    guard request.hasReferences, let extraction, withPlaces.contains(request.format.name),
      let scope = activity.attempt(on: paths.first ?? ".", { try ScopeFinder.find(paths) })
    else { return }
    let supply = ExtractionSupply(
      extraction, scope: scope, spelling: Spelling(given: paths.first ?? "."))
    let root = FilePath.absolute(paths.first ?? ".")
    var places: [String: [ExactString: [String]]] = [:]
    for catalog in scope.catalogs {
      guard let code = supply.extraction(for: catalog) else { continue }
      var own: [ExactString: [String]] = [:]
      for string in code.strings where string.table == catalog.table {
        own[ExactString(string.key), default: []] += string.locations.map { place in
          let file = FilePath.remainder(of: FilePath.absolute(place.file), in: root) ?? place.file
          return "\(file):\(place.line)"
        }
      }
      places[FilePath.absolute(catalog.catalog)] = own
    }
    self.places = places
  }

  /// The names of pictures by catalog and key.
  private static func pictures(
    _ links: [ContextLink]
  ) -> [String: [ExactString: [String]]] {
    var pictures: [String: [ExactString: [String]]] = [:]
    for link in links {
      let names = pictures[link.catalog]?[ExactString(link.key)] ?? []
      guard !names.contains(link.picture) else { continue }
      pictures[link.catalog, default: [:]][ExactString(link.key)] = names + [link.picture]
    }
    return pictures
  }

  /// Adds the details of a table's strings.
  func apply(to table: inout ExchangeTable, of loaded: LoadedCatalog) {
    let settings = loaded.settings?.audit.settings ?? AuditSettings()
    let places = places?[FilePath.absolute(loaded.path)]
    let pictures = folder.place(of: loaded.path).flatMap { self.pictures[$0] }
    for index in table.units.indices {
      let unit = table.units[index]
      if hasLengths {
        table.units[index].maximumLength = settings.maximumLength(
          of: unit.key, comment: unit.comment)
      }
      table.units[index].references = places?[ExactString(unit.key)] ?? []
      table.units[index].pictures = pictures?[ExactString(unit.key)] ?? []
    }
  }
}
