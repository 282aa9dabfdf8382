package import PhrasebookModel

/// A small catalog, with code if it matters, and the finding of a check.
package struct Example: Sendable {
  /// One key of the catalog.
  package struct Key: Sendable {
    var key: String
    var texts: [(language: String, text: ExampleText)]
    var comment: String?
    var state: ExtractionState?
    var isToTranslate: Bool?

    /// Creates a key with its texts.
    @inline(never)
    package init(
      _ key: String, _ texts: KeyValuePairs<String, ExampleText> = [:], comment: String? = nil,
      _ state: ExtractionState? = nil, isToTranslate: Bool? = nil
    ) {
      self.key = key
      self.texts = texts.map { ($0.key, $0.value) }
      self.comment = comment
      self.state = state
      self.isToTranslate = isToTranslate
    }
  }

  var keys: [Key]
  var sourceLanguage: String
  /// The extraction from the sources; nil without sources.
  var code: Extraction?
  var settings: AuditSettings
  var tableName: String
  /// Changes the table beyond the other parameters.
  var adjust: @Sendable (inout AuditedTable) -> Void
  /// The whole message; nil for a good example.
  package var message: String?
  /// The marked part of the text; nil if the example does not state it.
  package var marked: String?
  /// The line of the example.
  package var line: UInt

  // The initializers are not inlined: some 700 examples would each have a copy of them.

  /// One key in some languages.
  @inline(never)
  package init(
    _ key: String, _ texts: KeyValuePairs<String, ExampleText> = [:], comment: String? = nil,
    state: ExtractionState? = nil, source: String = "en", code: Extraction? = nil,
    settings: AuditSettings? = nil, table: String = "Localizable",
    message: String? = nil, marking marked: String? = nil, line: UInt = #line,
    adjust: @escaping @Sendable (inout AuditedTable) -> Void = { _ in }
  ) {
    var only = Key(key, [:], comment: comment, state)
    only.texts = texts.map { ($0.key, $0.value) }
    self.init(
      keys: [only], source: source, code: code,
      settings: settings, table: table, message: message, marking: marked, line: line,
      adjust: adjust)
  }

  /// Several keys.
  @inline(never)
  package init(
    keys: [Key], source: String = "en", code: Extraction? = nil,
    settings: AuditSettings? = nil, table: String = "Localizable",
    message: String? = nil, marking marked: String? = nil, line: UInt = #line,
    adjust: @escaping @Sendable (inout AuditedTable) -> Void = { _ in }
  ) {
    self.keys = keys
    self.sourceLanguage = source
    self.code = code
    self.settings = settings ?? AuditSettings()
    self.tableName = table
    self.adjust = adjust
    self.message = message
    self.marked = marked
    self.line = line
  }
}

extension Example {
  /// The catalog with what belongs to it.
  package var table: AuditedTable {
    var catalog = Catalog(sourceLanguage: sourceLanguage)
    for key in keys {
      var entry = Entry(
        comment: key.comment, extractionState: key.state, shouldTranslate: key.isToTranslate)
      for (language, text) in key.texts { entry.localizations[language] = text.localization() }
      catalog[key.key] = entry
    }
    var table = AuditedTable(catalog, name: tableName, file: "\(tableName).xcstrings", code: code)
    adjust(&table)
    return table
  }

  /// Returns the findings of one check.
  package func findings(of check: Check) -> [Finding] {
    var settings = settings
    // A suppression is useful or not depending on the findings of the other checks.
    if check.id != UnusedSuppression.check.id { settings.only = [check.id] }
    return Audit(settings: settings)([table]).findings.filter { $0.id == check.id }
  }
}
