import PhrasebookFormats
import PhrasebookModel

extension TranslateJob {
  /// Takes the language out of the catalog, as the file has it by now; true where it was there.
  func removeLanguage(_ reporter: Reporter) -> Bool {
    do {
      return try CatalogFile.update(file) { bytes in
        var catalog = try XCStrings.read(bytes, file: file).catalog
        var isChanged = false
        for (key, entry) in catalog.entries where entry.localizations[language] != nil {
          catalog[key]?.localizations[language] = nil
          isChanged = true
        }
        return isChanged ? XCStrings.write(catalog) : bytes
      }
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch let failure as UnreadableFile {
      reporter.say(failure.diagnostic)
    } catch {
      reporter.say(Diagnostic(.error, "\(file): \(error)"))
    }
    return false
  }
}
