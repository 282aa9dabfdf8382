/// What one language of a catalog becomes in its `.lproj` folder.
package struct LprojLanguage: Sendable {
  package var name: String
  package var texts: [(key: String, value: String)] = []
  package var dictionaries: [(key: String, value: PropertyListValue)] = []
}
