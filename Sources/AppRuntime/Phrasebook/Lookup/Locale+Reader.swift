internal import Foundation

extension Locale? {
  /// Whether it asks for no other locale than the reader's: `.current` and `.autoupdatingCurrent`,
  /// which are not equal on Linux, are what nil is, written out.
  @inline(__always)
  var isReaders: Bool { self?.isCurrent ?? true }

  /// The locale where it asks for another than the reader's.
  var otherThanReaders: Locale? { isReaders ? nil : self }
}

extension Locale {
  // Out of line: most calls leave the locale out.
  @inline(never)
  fileprivate var isCurrent: Bool { self == .current || self == .autoupdatingCurrent }
}
