package import PhrasebookProjects
import PhrasebookFormats
import PhrasebookModel

extension TranslateJob {
  /// Removes the language from the current catalog; true if it was there.
  package func removeLanguage(_ activity: Activity) -> Bool {
    activity.attempt(on: file) {
      return try CatalogFile.update(file) { bytes in
        var catalog = try XCStrings.read(bytes, file: file).catalog
        var isChanged = false
        for (key, entry) in catalog.entries where entry.localizations[language] != nil {
          catalog[key]?.localizations[language] = nil
          isChanged = true
        }
        return isChanged ? XCStrings.write(catalog) : bytes
      }
    } ?? false
  }
}
