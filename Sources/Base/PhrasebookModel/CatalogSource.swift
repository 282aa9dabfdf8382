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
  /// An entry with only some of its languages, and without members that are not known: the quick way
  /// to pass over a large catalog.
  func entry(at place: Int, languages: Set<String>) -> Entry
  /// Whether a text of an entry satisfies a condition: its key, its comment, or any text below one of some
  /// languages. Nothing is made a value for it.
  func hasText(
    at place: Int, languages: Set<String>, where matches: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool
  /// Whether an entry has one text in each of two languages, of which that of `language` is translated;
  /// false if that takes a closer look.
  func isPlainlyTranslated(at place: Int, to language: String, from source: String) -> Bool
  /// The languages of the entries that are translated.
  var languages: Set<String> { get }
  /// The place of an entry, or of the value at a path inside it, or of the last step that exists.
  ///
  /// - Parameter textOffset: A place in the text that the path leads to, in UTF-8 code units.
  func location(of place: Int, path: [String], textOffset: Int?) -> Location
  /// The place of a member beside the entries; nil if the file lacks it.
  func location(ofMember name: String) -> Location?
  /// Whether an entry has the same bytes as one of another file.
  func isEntry(at place: Int, sameAs otherPlace: Int, of other: any CatalogSource) -> Bool
}
