internal import PhrasebookModel

extension Resolving.Findings {
  /// Adds a site with its context in the call around it.
  ///
  /// - Parameter value: The default value as the catalog would have it.
  mutating func record(
    _ key: FormatText, defaultValue value: String?, _ context: SiteContext, _ place: Place
  ) {
    var call = CallSite(
      Location(place), comment: context.comment, bundle: context.bundle,
      isPassedOn: context.isPassedOn)
    if let value, value != key.text { call.defaultValue = value }
    sites.append(
      Site(
        key: key.text, table: context.table, isGuessed: key.isGuessed,
        isUncertain: context.isUncertain, call: call))
  }

  /// Adds all phrases of one App Shortcut: one site whose key is the first.
  mutating func record(phrases: [String], _ place: Place) {
    guard let first = phrases.first else { return }
    sites.append(
      Site(key: first, table: "AppShortcuts", phrases: phrases, call: CallSite(Location(place))))
  }

  /// Adds a call whose key or table cannot be known.
  mutating func record(_ reason: UnknownKeyReason, table: String?, at place: Place) {
    undeterminable.append(
      UndeterminableSite(location: Location(place), table: table, reason: reason))
  }

  /// Adds the sites of one line that are strung together, if there are several.
  mutating func record(joined line: [Site]) {
    guard line.count > 1 else { return }
    concatenations.append(
      Concatenation(location: line[0].call.location, keys: line.map(\.key)))
  }
}

extension UnknownKeyReason {
  /// The reason why the key that a value gives cannot be known.
  init(_ value: Expression) {
    self =
      switch value {
      case .operation: .assembled
      case .string: .interpolated
      case .ternary, .coalesce, .conditional: .chosen
      case .call: .returned
      default: .variable
      }
  }
}
