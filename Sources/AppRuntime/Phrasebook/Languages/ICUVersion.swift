internal import CICU

/// The version of the system's ICU, from which plural rules and language data come.
package enum ICUVersion {
  /// The versions of ICU (upper half) and of its CLDR data (lower half), four bytes each.
  package static let current: UInt64 = phrasebook_icu_version()
}
