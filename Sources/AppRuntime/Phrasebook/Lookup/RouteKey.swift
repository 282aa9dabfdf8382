internal import Foundation

/// The key of a route. Comparing two takes a few nanoseconds: a bundle is identified by its
/// address, a source file by that of its name.
struct RouteKey: Sendable {
  /// An address, or a small number if the rest is in the name.
  let mark: UInt
  let name: String
  let table: String?
  /// Whether the mark is sufficient.
  let isMark: Bool

  init(_ place: Phrase.TablesOrigin, table: String?, isFurther: Bool) {
    self.table = table
    mark = Self.mark(of: place, isFurther: isFurther)
    name =
      switch place {
      case .folder(let name), .resources(let name), .module(let name): name
      case .sourceFile(let fileID) where !fileID.hasPointerRepresentation: fileID.moduleName
      default: ""
      }
    isMark = table == nil && name.isEmpty
  }

  /// Returns the mark of a place, which is sufficient if it has no name.
  @inline(__always)
  static func mark(of place: borrowing Phrase.TablesOrigin, isFurther: Bool) -> UInt {
    switch place {
    case .main: 1
    case .folder: 2
    case .resources: 3
    case .module: 4
    case .unknownModule: isFurther ? 5 : 6
    case .bundle(let bundle): mark(of: bundle)
    case .ofClass(let bundle): mark(of: bundle)
    case .sourceFile(let fileID): fileID.hasPointerRepresentation ? mark(of: fileID) : 4
    }
  }

  @inline(__always)
  static func mark(of bundle: borrowing some AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(copy bundle).toOpaque())
  }

  @inline(__always)
  static func mark(of fileID: StaticString) -> UInt { UInt(bitPattern: fileID.utf8Start) }

  var hash: Int { Self.hash(mark, name: name, table: table) }

  /// Returns the hash of a key. Few tables share a bundle: their lengths distinguish most of them.
  @inline(__always)
  static func hash(_ mark: UInt, name: String, table: String?) -> Int {
    hash(mark) &+ name.utf8.count &* 131 &+ (table?.utf8.count ?? 0) &* 31
  }

  @inline(__always)
  static func hash(_ mark: UInt) -> Int {
    Int(truncatingIfNeeded: (mark ^ mark >> 4 ^ mark >> 11) & UInt(UInt32.max))
  }
}
