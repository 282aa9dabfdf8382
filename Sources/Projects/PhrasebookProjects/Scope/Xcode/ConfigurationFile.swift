/// A file of build settings, `.xcconfig`: its path in, settings by name out, with those of the files
/// it includes.
///
///     #include "Shared.xcconfig"
///     PRODUCT_NAME = Harbour // a comment
struct ConfigurationFile {
  /// In the order of the files, so that a later setting may build on an earlier one.
  package private(set) var settings: [(name: String, value: String)] = []
  /// A file that is not there, and that is not included with `#include?`.
  package private(set) var missing: String?
  private var seen: Set<String> = []
  private static let maximumDepth = 16
  /// How much is read at most, in bytes; files that include each other twice grow without end.
  private var budget = 16 << 20

  /// Reads a file; `path` is absolute.
  init(_ path: String) { read(path, isOptional: false, depth: 0) }

  private mutating func read(_ path: String, isOptional: Bool, depth: Int) {
    guard depth < Self.maximumDepth, seen.insert(path).inserted else { return }
    defer { seen.remove(path) }
    guard budget > 0, let bytes = try? FileContent.read(path) else {
      if budget <= 0 || !isOptional { missing = missing ?? path }
      return
    }
    // Opening a file costs too.
    budget -= bytes.count + 1024
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = Self.withoutComment(String(decoding: line, as: UTF8.self))
      if text.hasPrefix("#include") {
        include(text.dropFirst(8), from: path, depth: depth)
      } else if let equals = Self.equals(in: text) {
        let name = Self.trimmed(text[..<equals])
        guard !name.isEmpty else { continue }
        settings.append((name, Self.trimmed(text[text.index(after: equals)...])))
      }
    }
  }

  private mutating func include(_ rest: Substring, from path: String, depth: Int) {
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return }
    let other = FilePath.normalized(FilePath.join(FilePath.folder(path), String(parts[1])))
    read(other, isOptional: parts[0].contains("?"), depth: depth + 1)
  }

  /// The sign between a name and its value; `NAME[sdk=iphoneos*]` has one of its own.
  private static func equals(in text: String) -> String.Index? {
    var depth = 0
    return text.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth <= 0
    }
  }

  private static func withoutComment(_ line: String) -> String {
    var end = line.startIndex
    while end < line.endIndex, !line[end...].hasPrefix("//") { end = line.index(after: end) }
    return trimmed(line[..<end])
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != ";" }) else {
      return ""
    }
    return String(start[...last])
  }
}
