package import PhrasebookModel

/// The screenshots in a Localization Catalog: pictures in `Notes/Screenshots` and a property list
/// that relates them to strings.
///
/// Xcode's own exports with screenshots (WWDC 2019, session 403) have the list's members `stringKey`,
/// `tableName`, `bundleID`, `bundlePath` and `screenshots`, each with `name` and `frame`.
package struct XCLOCScreenshots {
  /// A string in a picture.
  package struct ShownString: Sendable {
    package var table: String
    package var key: String
    /// The name of the picture's file.
    package var picture: String
    package var region: PictureRegion

    package init(table: String, key: String, picture: String, region: PictureRegion) {
      self.table = table
      self.key = key
      self.picture = picture
      self.region = region
    }
  }

  private static let list = "localizedStringData.plist"

  /// The files of a bundle.
  ///
  /// - Parameters:
  ///   - strings: In the order of the list; the pictures of a key are together.
  ///   - pictures: Names and contents.
  ///   - language: The language that the bundle is called by.
  package static func files(
    _ strings: [ShownString], pictures: [(name: String, bytes: [UInt8])], language: String
  ) -> [ExchangeFile] {
    guard !strings.isEmpty else { return [] }
    let folder = "\(language).xcloc/Notes/Screenshots"
    let files = pictures.map { ExchangeFile(path: "\(folder)/\($0.name)", bytes: $0.bytes) }
    return files + [
      ExchangeFile(path: "\(folder)/\(list)", bytes: PropertyListWriter.xml(value(of: strings)))
    ]
  }

  private static func value(of strings: [ShownString]) -> PropertyListValue {
    var order: [[ExactString]] = []
    var byString: [[ExactString]: [ShownString]] = [:]
    for string in strings {
      let name = [ExactString(string.table), ExactString(string.key)]
      if byString[name] == nil { order.append(name) }
      byString[name, default: []].append(string)
    }
    return PropertyListValue(
      .list(
        order.map { name in
          .table([
            ("bundleID", .text("")), ("bundlePath", .text("")),
            (
              "screenshots",
              PropertyListValue(
                .list(
                  (byString[name] ?? []).map { string in
                    .table([
                      ("frame", .text(frame(string.region))), ("name", .text(string.picture)),
                    ])
                  }))
            ),
            ("stringKey", .text(name[1].text)), ("tableName", .text(name[0].text)),
          ])
        }))
  }

  /// A rectangle as Foundation's `NSStringFromRect` writes it.
  private static func frame(_ region: PictureRegion) -> String {
    "{{\(region.x), \(region.y)}, {\(region.width), \(region.height)}}"
  }
}
