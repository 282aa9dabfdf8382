package import PhrasebookWorkspace

/// The strings that an extraction found.
package struct ExtractReport {
  package let result: ExtractResult

  package init(_ result: ExtractResult) { self.result = result }

  /// The strings, the keys that could not be determined and the diagnostics, as a line of JSON.
  package func json() -> [UInt8] {
    // Room that is not written to costs nothing.
    var json = JSONWriter(capacity: 1 << 20)
    json.extraction(result.extraction)
    return json.line()
  }
}
