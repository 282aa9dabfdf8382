package import PhrasebookModel

/// Strings of Interface Builder's files, `.xib` and `.storyboard`, as Xcode extracts them into the
/// table of the file's name: each visible text property of each object, under the object's id.
///
///     "5kV-Vb-QxS.title"   Class = "NSMenuItem"; title = "About"; ObjectID = "5kV-Vb-QxS";
///
/// The list of these properties was measured on tables that Xcode has written for public projects.
package enum InterfaceBuilder {
  /// The extensions of its files, without the dot.
  package static let fileExtensions = ["xib", "storyboard"]

  /// The strings of one file, sorted by key; empty for a file that is marked as not translated.
  ///
  /// - Parameter file: The file's name, spelled as in messages; its stem is the table.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(UnreadableFile) -> [ExtractedString] {
    try texts(bytes, file: file).strings
  }

  /// The same, with the ids of the file's objects.
  package static func texts(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> Texts {
    var reader = try InterfaceReader(ExchangeFile(path: file, bytes: bytes))
    let strings = try reader.strings()
    return Texts(
      strings: strings.sorted { $0.key.precedes($1.key) }, objects: reader.objects,
      values: reader.values)
  }

  /// Whether a title is Interface Builder's default; tables written by Xcode have none of these (0
  /// of 19 in public projects).
  package static func isUntouched(_ string: ExtractedString) -> Bool {
    let texts = InterfaceRules.untouched.first { string.comment?.hasPrefix($0.key) == true }?.value
    return texts.map { texts in string.defaultValue.map(texts.contains) == true } ?? false
  }

  /// The content of one file.
  package struct Texts: Sendable {
    package var strings: [ExtractedString]
    /// The ids of every object, with texts or without.
    package var objects: Set<String>

    /// The texts of every object's elements, by its id, localizable or not.
    package var values: [String: Set<String>]

    /// Whether a key that is not among the strings may still belong to the file: its object exists,
    /// and the property is unknown here, or the object has the text somewhere.
    package func mayHold(_ key: String, text: String?) -> Bool {
      guard let dot = key.firstIndex(of: ".") else { return false }
      let id = String(key[..<dot])
      let property = key[key.index(after: dot)...].prefix { $0 != "[" }
      guard objects.contains(id) else { return false }
      if let text, !text.isEmpty, values[id]?.contains(text) == true { return true }
      return !InterfaceRules.properties.contains(String(property))
    }
  }
}
