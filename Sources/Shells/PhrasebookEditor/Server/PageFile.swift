import CEditorPage

/// A file of the page, which is part of the program.
struct PageFile: Sendable {
  /// The media type.
  let type: String
  let bytes: [UInt8]

  /// All files by their paths, such as `/editor.js`.
  static let all: [String: PageFile] = {
    var count = 0
    let files = phrasebook_editor_files(&count)
    return Dictionary(
      UnsafeBufferPointer(start: files, count: count).map { file in
        let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
        return (
          String(cString: file.path),
          PageFile(type: String(cString: file.type), bytes: [UInt8](bytes))
        )
      }, uniquingKeysWith: { first, _ in first })
  }()
}
