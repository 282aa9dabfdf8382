import Foundation
import PhrasebookTables

/// One table of texts, written in every format that is compared.
struct Sample {
  let keyCount: Int
  let folder: URL

  init(keyCount: Int, in folder: URL) {
    self.keyCount = keyCount
    self.folder = folder
  }

  func key(_ index: Int) -> String {
    SampleKeys.all.indices.contains(index)
      ? SampleKeys.all[index] : "screen.settings.row.\(index).title"
  }
  func text(_ index: Int) -> String { "Der Text der Zeile \(index) in den Einstellungen" }

  /// A catalog with a German text for every key, and one plural.
  func catalog() -> [UInt8] {
    let texts: [String] = (0..<keyCount).map { index in
      #""\#(key(index))":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text(index))"}}}}"#
    }
    let plural =
      #""%@ has %lld files":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%1$@ hat eine Datei"}},"other":{"stringUnit":{"state":"translated","value":"%1$@ hat %2$lld Dateien"}}}}}}}"#
    let entries = (texts + [plural]).joined(separator: ",\n")
    return Array(#"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#.utf8)
  }

  /// The compiled table.
  func writeTable() throws -> URL {
    var compiler = TableCompiler()
    try compiler.add(catalog: catalog(), named: "Localizable")
    let file = folder.appending(path: "\(UUID().uuidString).table")
    try Data(compiler.table()).write(to: file)
    return file
  }

  /// A bundle with a `.strings` file.
  func writeBundle(_ name: String) throws -> URL {
    let bundle = folder.appending(path: name)
    let language = bundle.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let lines = (0..<keyCount).map { "\"\(key($0))\" = \"\(text($0))\";\n" }
    try lines.joined().write(
      to: language.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    return bundle
  }

  /// A message catalog as `msgfmt` makes it (the format is described in gettext's manual).
  func writeMessages(domain: String) throws {
    var pairs = (0..<keyCount).map { (Array(key($0).utf8), Array(text($0).utf8)) }
    pairs.append(([], Array("Content-Type: text/plain; charset=UTF-8\n".utf8)))
    pairs.sort { $0.0.lexicographicallyPrecedes($1.0) }
    var words: [UInt32] = [
      0x9504_12DE, 0, UInt32(pairs.count), 28, UInt32(28 + pairs.count * 8), 0,
    ]
    words.append(UInt32(28 + pairs.count * 16))
    var texts: [UInt8] = []
    let start = 28 + pairs.count * 16
    for part in [pairs.map(\.0), pairs.map(\.1)] {
      for text in part {
        words += [UInt32(text.count), UInt32(start + texts.count)]
        texts += text + [0]
      }
    }
    let messages = folder.appending(path: "de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    var data = Data()
    for word in words { withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
    try (data + texts).write(to: messages.appending(path: "\(domain).mo"))
  }
}
