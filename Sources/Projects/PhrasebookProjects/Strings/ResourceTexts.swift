import Phrasebook
package import PhrasebookFormats
package import PhrasebookModel

/// The strings of interfaces and property lists, for their catalogs.
package struct ResourceTexts {
  package let spelling: Spelling

  package init(
    spelling: Spelling
  ) {
    self.spelling = spelling
  }

  /// The strings that feed a catalog of such a role; nil if no file is known.
  package func extraction(for scope: CatalogScope, _ catalog: Catalog, role: CatalogRole)
    -> Extraction?
  {
    switch role {
    case .code, .appShortcuts: return nil
    case .interfaceBuilder: return interfaces(scope, catalog)
    case .infoPlist:
      guard !scope.infoPlists.isEmpty else { return nil }
      let parts = scope.infoPlists.map(self.texts)
      return InfoPlistUnion(catalog: catalog, table: scope.table)(parts)
    }
  }

  // MARK: Interface Builder

  private func interfaces(_ scope: CatalogScope, _ catalog: Catalog) -> Extraction? {
    let files = InterfaceFile.files(of: scope.catalog, sourceLanguage: catalog.sourceLanguage)
    var extraction = Extraction()
    var all: [InterfaceBuilder.Texts] = []
    for file in files {
      do {
        let texts = try Self.interface(spelling.spell(file))
        // Xcode does not extract the default texts that Interface Builder writes into a new cell or
        // box.
        extraction.strings += texts.strings.filter {
          catalog[$0.key] != nil || !InterfaceBuilder.isUntouched($0)
        }
        all.append(texts)
      } catch {
        extraction.diagnostics.append(error.diagnostic)
      }
    }
    // A file without a single text is one that nothing is known of.
    guard !extraction.strings.isEmpty || !extraction.diagnostics.isEmpty else { return nil }
    let found = Set(extraction.strings.map { ExactString($0.key) })
    let held = catalog.keys.filter { !found.contains(ExactString($0)) }
      .compactMap { string($0, of: catalog, scope) }
      .filter { string in all.contains { $0.mayHold(string.key, text: string.defaultValue) } }
    extraction.strings = (extraction.strings + held).map { string in
      var string = string
      string.table = scope.table
      return string
    }
    return extraction
  }

  /// The texts of one file of Interface Builder.
  package static func interface(_ file: String) throws(UnreadableFile) -> InterfaceBuilder.Texts {
    try InterfaceBuilder.texts(try bytes(of: file), file: file)
  }

  /// The existing entry of a property whose text is not known; nil if it was not extracted.
  private func string(
    _ key: String, of catalog: Catalog, _ scope: CatalogScope
  ) -> ExtractedString? {
    guard let entry = catalog[key], entry.extractionState == .extractedWithValue,
      let text = entry.localizations[catalog.sourceLanguage]?.stringUnit?.value
    else { return nil }
    return ExtractedString(
      key: key, table: scope.table, defaultValue: text, comment: entry.comment)
  }

  // MARK: Property lists

  /// The texts of one target's `Info.plist`.
  package func texts(_ scope: InfoPlistScope) -> InfoPlistStrings.Texts {
    var texts = InfoPlistStrings.Texts()
    if let missing = scope.missing {
      let file = spelling.spell(missing.file)
      texts.extraction.undeterminable.append(unknown(file, .missingSettings))
    }
    if let file = scope.file { read(file, scope, into: &texts) }
    // The file overrides the settings, so it must be readable.
    if scope.isGenerated, texts.extraction.diagnostics.isEmpty { generate(scope, into: &texts) }
    let isHalf = scope.file.map { FileStatus(path: $0) == nil } ?? false
    if isHalf || scope.missing != nil {
      let uncertain = texts.extraction.strings.filter { isHalf || !scope.isCertain($0.key) }
      texts.unknown.formUnion(uncertain.map { ExactString($0.key) })
    }
    return texts
  }

  private func generate(_ scope: InfoPlistScope, into texts: inout InfoPlistStrings.Texts) {
    let given = texts.unknown.union(texts.extraction.strings.map { ExactString($0.key) })
    var settings = scope.keys.map { ($0.name, $0.value, $0.location) }
    let names = Set(settings.map(\.0))
    for (name, value) in scope.settings where !names.contains(name) {
      settings.append((name, value, Location(file: "", line: 1, column: 1)))
    }
    let generated = InfoPlistStrings.texts(settings: settings)
    texts.extraction.strings += generated.extraction.strings
      .filter { !given.contains(ExactString($0.key)) }
    texts.extraction.undeterminable += generated.extraction.undeterminable
    texts.unknown.formUnion(generated.unknown.subtracting(given))
    for name in scope.conditional where name.hasPrefix("INFOPLIST_KEY_") {
      texts.unknown.insert(ExactString(String(name.dropFirst(14))))
    }
  }

  private func read(
    _ path: String, _ scope: InfoPlistScope, into texts: inout InfoPlistStrings.Texts
  ) {
    let file = spelling.spell(path)
    guard FileStatus(path: path) != nil else {
      texts.extraction.undeterminable.append(unknown(file, .missingInfoPlist))
      return
    }
    do {
      let found = try InfoPlistStrings.texts(
        try Self.bytes(of: file), file: file, settings: scope.settings)
      texts.extraction.strings += found.extraction.strings
      texts.extraction.undeterminable += found.extraction.undeterminable
      texts.unknown = found.unknown
    } catch {
      texts.extraction.diagnostics.append(error.diagnostic)
    }
  }

  private static func bytes(of file: String) throws(UnreadableFile) -> [UInt8] {
    do throws(FileFailure) {
      return try FileContent.read(file)
    } catch {
      throw UnreadableFile(error.diagnostic)
    }
  }

  private func unknown(_ file: String, _ reason: UnknownKeyReason) -> UndeterminableSite {
    UndeterminableSite(
      location: Location(file: file, line: 1, column: 1), table: nil, reason: reason)
  }
}
