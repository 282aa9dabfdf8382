import CatalogJSON
public import Phrasebook

/// A file with conflict markers as the two files it was made from, and their base if the markers
/// have it (git's styles `diff3` and `zdiff3`).
///
/// No line of a catalog begins with a marker: a text in JSON has no line of its own.
public struct ConflictedText: Sendable {
  /// The file of this side.
  public private(set) var ours: [UInt8] = []
  /// The file of the other side.
  public private(set) var theirs: [UInt8] = []
  /// Nil if the conflict does not show the common ancestor.
  public private(set) var base: [UInt8]?
  /// The number of conflicts.
  public private(set) var count = 0

  /// The reason why a file cannot be split: its markers do not match.
  public struct Failure: Error, Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The reason in one line.
    public var reason: Phrase
  }

  /// Whether a file has the marker that a conflict begins with.
  public static func isMarked(_ bytes: [UInt8]) -> Bool {
    var isMarked = false
    bytes.withUnsafeBufferPointer { bytes in
      forEachLine(of: bytes) { line in
        if marker(line)?.kind == .ours { isMarked = true }
        return !isMarked
      }
    }
    return isMarked
  }

  /// Splits a file; without markers, both sides are the file itself.
  public init(_ bytes: [UInt8]) throws(Failure) {
    base = []
    var part = Section.both
    var size = 0
    var number = 0
    var hasBase = true
    var failure: Failure?
    bytes.withUnsafeBufferPointer { bytes in
      Self.forEachLine(of: bytes) { line in
        number += 1
        if let marker = Self.marker(line),
          part == .both ? marker.kind == .ours : marker.size == size
        {
          switch (part, marker.kind) {
          case (.both, .ours):
            (part, size) = (.ours, marker.size)
            count += 1
          case (.ours, .base): part = .base
          case (.ours, .theirs):
            hasBase = false
            part = .theirs
          case (.base, .theirs): part = .theirs
          case (.theirs, .end): part = .both
          default:
            failure = Failure(
              line: number, reason: "this conflict marker does not follow the one before it")
            return false
          }
          return true
        }
        if part == .both || part == .ours { ours += line }
        if part == .both || part == .theirs { theirs += line }
        if part == .both || part == .base { base? += line }
        return true
      }
    }
    if let failure { throw failure }
    guard part == .both else {
      throw Failure(line: number, reason: "a conflict begins and does not end")
    }
    if !hasBase { base = nil }
  }

  private enum Section { case both, ours, base, theirs }
  private enum Marker { case ours, base, theirs, end }

  /// The marker that a line is: seven of one sign or more, and a name after a space.
  private static func marker(_ line: UnsafeBufferPointer<UInt8>) -> (kind: Marker, size: Int)? {
    guard let first = line.first else { return nil }
    let kind: Marker? =
      switch first {
      case UInt8(ascii: "<"): .ours
      case UInt8(ascii: "|"): .base
      case UInt8(ascii: "="): .theirs
      case UInt8(ascii: ">"): .end
      default: nil
      }
    guard let kind else { return nil }
    let size = line.prefix { $0 == first }.count
    guard size >= 7 else { return nil }
    let rest = line.dropFirst(size).first ?? .newline
    return [.space, .newline, .carriageReturn].contains(rest) ? (kind, size) : nil
  }

  /// Each line with its newline, until `body` returns false.
  private static func forEachLine(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .newline).map { $0 + 1 } ?? bytes.count
      guard body(UnsafeBufferPointer(rebasing: bytes[start..<end])) else { return }
      start = end
    }
  }
}
