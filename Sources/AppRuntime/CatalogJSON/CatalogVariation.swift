/// A kind of variations that the `.xcstrings` format defines: the name of a member of `variations`.
package enum CatalogVariation: String, CaseIterable, Sendable {
  case plural, device, width

  /// The name in a file.
  package var text: String { rawValue }
}
