/// The content of the `.lproj` folder of one language of a catalog.
package struct LprojLanguage: Sendable {
  package var name: String
  package var texts: [(key: String, value: String)] = []
  package var dictionaries: [(key: String, value: PropertyListValue)] = []
}
