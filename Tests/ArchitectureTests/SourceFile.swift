import Foundation

/// A Swift file of ours, as far as the architecture is concerned.
struct SourceFile {
  /// From the package's folder: `Sources/<layer>/<module's folder>/…`.
  let path: String
  let text: String
  /// The text with comments and literals blanked out, line by line in place.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    self.code = CodeMask.code(of: text)
  }

  private var components: [Substring] { path.split(separator: "/") }
  var layer: String { components.count > 1 ? String(components[1]) : "" }
  var module: String { components.count > 2 ? String(components[2]) : "" }
  var stem: String { String((components.last ?? "").prefix { $0 != "." }) }
  var lineCount: Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
      - (text.hasSuffix("\n") ? 1 : 0)
  }
  var codeLines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules imported, with their lines.
  var imports: [(module: String, line: Int)] {
    codeLines.enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: Self.importLine) else { return nil }
      return (String(match.output.1), index + 1)
    }
  }

  /// The names that the file declares or extends, nested ones too.
  var declaredNames: Set<String> {
    Set(code.matches(of: Self.declaration).map { String($0.output.1) })
  }

  /// The last component of every type that the file extends, and the whole: `A.B` gives both.
  var extendedTypes: Set<String> {
    var result: Set<String> = []
    for match in code.matches(of: Self.extensionHead) {
      let name = String(match.output.1)
      result.insert(name)
      result.formUnion(name.split(separator: ".").map(String.init))
    }
    return result
  }

  nonisolated(unsafe) private static let importLine =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
  nonisolated(unsafe) private static let declaration =
    /\b(?:struct|class|enum|actor|protocol|typealias|macro|func|let|var)\s+(\w+)/
  nonisolated(unsafe) private static let extensionHead = /\bextension\s+([\w.]+)/
}

extension SourceFile {
  /// Every Swift file of a folder of the package, sorted by path.
  static func all(under folder: String, in root: URL) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        let data = try Data(contentsOf: base.appendingPathComponent(path))
        return SourceFile(path: "\(folder)/\(path)", text: String(decoding: data, as: UTF8.self))
      }
  }
}
