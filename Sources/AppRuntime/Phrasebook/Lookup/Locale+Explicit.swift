internal import Foundation

extension Locale? {
  /// Whether it is nil, or one of its explicit spellings, `.current` and `.autoupdatingCurrent`,
  /// which are not equal on Linux.
  @inline(__always)
  var isImplicit: Bool { self?.isCurrent ?? true }

  /// The locale, unless it is an implicit one.
  var explicit: Locale? { isImplicit ? nil : self }
}

extension Locale {
  // Out of line: most calls leave the locale out.
  @inline(never)
  fileprivate var isCurrent: Bool { self == .current || self == .autoupdatingCurrent }
}
