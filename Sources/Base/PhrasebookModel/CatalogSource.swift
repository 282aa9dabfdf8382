/// The file that a catalog was read from: it knows every entry, and makes one a value only when it
/// is asked for.
package protocol CatalogSource: AnyObject, Sendable {
  var sourceLanguage: String { get }
  var version: String? { get }
  var unknown: Members<JSONValue> { get }
  /// The keys, in the order of the file.
  var keys: [String] { get }
  var count: Int { get }
  /// The handle of a key, for the other questions.
  func place(of key: String) -> Int?
  func entry(at place: Int) -> Entry
  /// The place of an entry, of a value at a path inside it, or of the last step of the path that
  /// exists.
  ///
  /// - Parameter textOffset: A place in the text that the path leads to, in UTF-8 code units.
  func location(of place: Int, path: [String], textOffset: Int?) -> Location
  /// The place of a member beside the entries; nil if the file lacks it.
  func location(ofMember name: String) -> Location?
  /// Whether an entry has the same bytes as one of another file.
  func isEntry(at place: Int, sameAs otherPlace: Int, of other: any CatalogSource) -> Bool
}
