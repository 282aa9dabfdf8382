import PhrasebookModel
import Testing

@testable import PhrasebookProjects

@Suite("The places of strings in a manifest are those of its literals")
struct ManifestPlacesTests {
  private let manifest = """
    // "App" was "Old" before.
    let package = Package(name: "P", targets: [
      .target(name: "App", /* "Views" */ sources: ["Views", "\\u{4D}odel"]),
      .target(name: "Kit", sources: ["Views"]),
    ])
    """

  @Test(arguments: [
    ("Views", "App", 3, 48), ("Model", "App", 3, 57), ("Views", "Kit", 4, 34), ("App", "P", 3, 17),
    ("App", "Absent", 3, 17), ("Old", "App", 1, 1), ("App", "Kit", 1, 1), (", ", "App", 1, 1),
  ])
  func placesOfTargetsAreFound(_ text: String, _ name: String, _ line: Int, _ column: Int) {
    let places = ManifestPlaces(Array(manifest.utf8), file: "Package.swift")
    #expect(
      places.place(of: text, after: name)
        == Location(file: "Package.swift", line: line, column: column))
  }
}
