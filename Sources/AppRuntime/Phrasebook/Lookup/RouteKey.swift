internal import Foundation

/// What a route is found by. Comparing two costs a few nanoseconds: a bundle is its address, a source
/// file that of its name.
struct RouteKey: Sendable {
  private let kind: UInt8
  private let address: UInt
  private let name: String
  private let table: String?

  init(_ bundle: Phrase.BundleDescription, table: String?, isFurther: Bool) {
    self.table = table
    switch bundle.place {
    case .main: (kind, address, name) = (0, 0, "")
    case .bundle(let bundle):
      kind = 1
      address = UInt(bitPattern: Unmanaged.passUnretained(bundle).toOpaque())
      name = ""
    case .folder(let path): (kind, address, name) = (2, 0, path)
    case .resources(let resources): (kind, address, name) = (3, 0, resources)
    case .module(let module): (kind, address, name) = (4, 0, module)
    case .sourceFile(let fileID):
      guard fileID.hasPointerRepresentation else {
        (kind, address, name) = (4, 0, fileID.moduleName)
        break
      }
      (kind, address, name) = (5, UInt(bitPattern: fileID.utf8Start), "")
    case .unknownModule: (kind, address, name) = (isFurther ? 6 : 7, 0, "")
    }
  }

  @inline(__always)
  func isEqual(to other: borrowing RouteKey) -> Bool {
    address == other.address && kind == other.kind && table == other.table && name == other.name
  }

  /// Where to begin to look. Few tables share a bundle: their lengths tell most of them apart.
  var hash: Int {
    var hash = address >> 4 &+ UInt(kind) &* 0x9E37_79B9
    hash ^= UInt(truncatingIfNeeded: table?.utf8.count ?? 0) &* 31
    hash ^= UInt(truncatingIfNeeded: name.utf8.count) &* 131
    hash = (hash ^ hash >> 15) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 32)
  }
}
