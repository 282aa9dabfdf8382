/// A file of build settings, `.xcconfig`: its path in, settings by name out, with those of the files
/// it includes.
///
///     #include "Shared.xcconfig"
///     PRODUCT_NAME = Harbour // a comment
struct ConfigurationFile {
  /// In the order of the files, so that a later setting may build on an earlier one.
  package private(set) var settings: [(name: String, value: String)] = []
  /// A file that is missing, and that is not included with `#include?`.
  package private(set) var missing: String?
  private var seen: Set<String> = []
  private static let maximumDepth = 16
  /// The maximum size that is read, in bytes; files that include each other twice grow without end.
  private var budget = 4 << 20
  /// The part of it that opening a file costs.
  private static let costOfFile = 4 << 10

  /// Reads a file; `path` is absolute.
  init(_ path: String) { read(path, isOptional: false, depth: 0) }

  private mutating func read(_ path: String, isOptional: Bool, depth: Int) {
    guard depth < Self.maximumDepth, seen.insert(path).inserted else { return }
    defer { seen.remove(path) }
    guard budget > 0, let bytes = try? FileContent.read(path) else {
      if budget <= 0 || !isOptional { missing = missing ?? path }
      return
    }
    budget -= bytes.count + Self.costOfFile
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = Self.trimmed(Self.withoutComment(line))
      if text.hasPrefix("#include") {
        include(text.dropFirst(8), from: path, depth: depth)
      } else if let equals = Self.equals(in: text) {
        let name = Self.trimmed(text.utf8[..<equals])
        guard !name.isEmpty else { continue }
        settings.append((name, Self.trimmed(text.utf8[equals...].dropFirst())))
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
    return text.utf8.firstIndex { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      return byte == UInt8(ascii: "=") && depth <= 0
    }
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let start = line.indices.first { line[$0] == slash && line[$0...].dropFirst().first == slash }
    return line[..<(start ?? line.endIndex)]
  }

  private static func trimmed(_ text: some BidirectionalCollection<UInt8>) -> String {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = text.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) && $0 != UInt8(ascii: ";") }) else {
      return ""
    }
    return String(decoding: start[...last], as: UTF8.self)
  }
}
