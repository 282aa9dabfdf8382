package import PhrasebookModel

/// Texts of Interface Builder's files, `.xib` and `.storyboard`, as Xcode extracts them into the table of
/// the file's name: each property of each object that people read, under the object's id.
///
///     "5kV-Vb-QxS.title"   Class = "NSMenuItem"; title = "About"; ObjectID = "5kV-Vb-QxS";
///
/// Which properties those are is measured on the tables that Xcode has written for public projects.
package enum InterfaceBuilder {
  /// How names of its files end, without the dot.
  package static let fileExtensions = ["xib", "storyboard"]

  /// The texts of one file, sorted by key; none for a file that says it is not to be translated.
  ///
  /// - Parameter file: The file's name as people should see it in messages; its stem is the table.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(UnreadableFile) -> [ExtractedString] {
    var reader = try InterfaceReader(ExchangeFile(path: file, bytes: bytes))
    let strings = try reader.strings()
    return strings.sorted { $0.key.precedes($1.key) }
  }
}
