/// A pattern for paths: `*` and `?` stay within a name, `**` crosses folders, `{a,b}` is either.
///
/// A pattern that names a folder matches everything below it. It counts from the folder of the file
/// that has it, and may lead out of there: `../Shared`, or an absolute path.
package struct Glob: Hashable, Sendable {
  /// The pattern as it is written.
  let text: String
  private let alternatives: [Alternative]

  private struct Alternative: Hashable, Sendable {
    /// The start of the pattern without wildcards, absolute.
    var base: String
    /// The names below it.
    var rest: [String]
    /// The number of them that are one name each: a path has as many below `base`.
    var least: Int

    init(_ pattern: String, in folder: String) {
      let names = FilePath.normalized(pattern).split(separator: "/").map(String.init)
      let plain = names.prefix { !$0.contains("*") && !$0.contains("?") }
      let start = (pattern.hasPrefix("/") ? "/" : "") + plain.joined(separator: "/")
      base = FilePath.normalized(FilePath.join(folder, start))
      rest = names.dropFirst(plain.count).reduce(into: []) { rest, name in
        // `**/**` means what `**` means.
        if name != "**" || rest.last != "**" { rest.append(name) }
      }
      least = rest.count { $0 != "**" }
    }
  }

  /// The length of the longest path that Linux takes (`PATH_MAX`), in bytes: no file has a longer one.
  private static let longest = 4_096

  /// Reads a pattern that counts from an absolute folder; nil if it is longer than any path, or its braces are beyond
  /// reason.
  init?(_ pattern: String, in folder: String) {
    guard pattern.utf8.count <= Glob.longest, let expanded = Glob.expand(pattern) else {
      return nil
    }
    text = pattern
    alternatives = expanded.map { Alternative($0, in: folder) }
  }

  /// The files and folders that everything it names is, or lies below; absolute.
  var bases: [String] { alternatives.map(\.base) }

  /// Whether a walk for it would begin above a folder that it does not name: `/**`, an absolute path to a folder
  /// around `folder`, so many `..` that it reaches `home` or the root, or a folder of the kernel, whose links lead
  /// to all others.
  ///
  /// - Parameters:
  ///   - folder: The folder that the pattern counts from, absolute.
  ///   - home: The user's home folder; nil if unknown.
  func isTooWide(in folder: String, home: String?) -> Bool {
    let isAbsolute = text.hasPrefix("/") || text.hasPrefix("{")
    return bases.contains { base in
      guard base != folder else { return false }
      if FilePath.isInside(folder, base) {
        return isAbsolute || base == "/" || home.map { FilePath.isInside($0, base) } ?? false
      }
      return WideFolders.isReached(by: base, in: folder)
    }
  }

  /// The files and folders that it names without any sign that stands for others; absolute.
  var plainPaths: [String] { alternatives.filter(\.rest.isEmpty).map(\.base) }

  /// Whether an absolute `path` matches, or is below a folder that does.
  func matches(_ path: String) -> Bool {
    alternatives.contains { alternative in
      guard let inner = FilePath.remainder(of: path, in: alternative.base) else { return false }
      if alternative.rest.isEmpty { return true }
      guard inner.utf8.count <= Glob.longest else { return false }
      let names = inner.split(separator: "/").map(String.init)
      return alternative.least <= names.count && Glob.matches(alternative.rest, names)
    }
  }

  /// Every combination is looked at once: it costs no more than the product of lengths.
  private static func matches(_ pattern: [String], _ names: [String]) -> Bool {
    var reached = [true] + Array(repeating: false, count: names.count)
    for part in pattern {
      var next = Array(repeating: false, count: names.count + 1)
      if part == "**" {
        var isOpen = false
        for index in 0...names.count {
          isOpen = isOpen || reached[index]
          next[index] = isOpen
        }
      } else {
        let part = Array(part.utf8)
        for index in names.indices where reached[index] {
          next[index + 1] = matches(part, Array(names[index].utf8))
        }
      }
      reached = next
    }
    // A folder matches everything below it.
    return reached.contains(true)
  }

  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (p, n) = (0, 0)
    var star: (p: Int, n: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") || pattern[p] == name[n] {
        // `?` means a whole character, however many bytes it has.
        let isAny = pattern[p] == UInt8(ascii: "?")
        p += 1
        n += 1
        while isAny, n < name.count, name[n] & 0xC0 == 0x80 { n += 1 }
      } else if let last = star {
        star = (last.p, last.n + 1)
        (p, n) = (last.p + 1, last.n + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func expand(_ pattern: String) -> [String]? {
    let opening = UInt8(ascii: "{")
    // Each has an alternative of its own, and would be one step over the whole pattern.
    guard pattern.utf8.count(where: { $0 == opening }) < 256 else { return nil }
    var done: [String] = []
    var open = [pattern]
    while let next = open.popLast() {
      guard done.count + open.count < 256 else { return nil }
      guard let close = next.utf8.firstIndex(of: UInt8(ascii: "}")),
        let start = next.utf8[..<close].lastIndex(of: opening)
      else {
        done.append(next)
        continue
      }
      let (head, tail) = (next[..<start], next[next.index(after: close)...])
      for choice in next.utf8[next.index(after: start)..<close].split(
        separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      {
        open.append("\(head)\(Substring(choice))\(tail)")
      }
    }
    return done
  }
}
