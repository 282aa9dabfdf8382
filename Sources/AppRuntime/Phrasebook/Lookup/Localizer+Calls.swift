internal import Foundation

// The implementation of Foundation's names. A call's arguments are not retained or copied unless
// the key needs a search.
extension Localizer.Core {
  /// Returns the text of a key that is its own text; without a bundle, that of the source file's
  /// module.
  func text(
    _ value: borrowing Phrase.Value, table: String?, bundle: Bundle?, locale: Locale?,
    fileID: StaticString
  ) -> String {
    if locale.isImplicit {
      let text = value.key.withBytes { key in
        self.text(
          of: Route.Wanted(key: key, code: value.key, hasDefault: false), value.arguments,
          table: table, bundle: bundle, fileID: fileID)
      }
      if let text { return text }
    }
    let request = TextRequest(
      key: value.key, arguments: value.arguments, defaultValue: nil, table: table,
      place: bundle.map(Phrase.TablesOrigin.bundle) ?? .sourceFile(fileID),
      locale: locale.explicit)
    return Localizer(core: self).resolution(of: request, by: cache).text
  }

  /// Returns the text of a key that has a default value.
  func text(
    _ key: StaticString, defaultValue: borrowing Phrase.Value, table: String?, bundle: Bundle?,
    locale: Locale?, fileID: StaticString
  ) -> String {
    if locale.isImplicit, key.hasPointerRepresentation {
      let bytes = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
      let text = self.text(
        of: Route.Wanted(key: bytes, code: defaultValue.key, hasDefault: true),
        defaultValue.arguments, table: table, bundle: bundle, fileID: fileID)
      if let text { return text }
    }
    let request = TextRequest(
      key: key.text, arguments: defaultValue.arguments, defaultValue: defaultValue.key,
      table: table, place: bundle.map(Phrase.TablesOrigin.bundle) ?? .sourceFile(fileID),
      locale: locale.explicit)
    return Localizer(core: self).resolution(of: request, by: cache).text
  }

  /// Returns the text of a phrase.
  func shown(_ phrase: Phrase) -> String {
    if phrase.isVerbatim { return phrase.key }
    if phrase.pinnedLocale == nil, let text = text(phrase) { return text }
    return Localizer(core: self).resolution(of: phrase).text
  }

  /// Returns the text of a phrase if no search is needed.
  private func text(_ phrase: borrowing Phrase) -> String? {
    guard isPlain, let route = knownRoute(of: phrase, isFurther: false) else { return nil }
    if phrase.arguments.isEmpty {
      let text = route._withUnsafeGuaranteedRef { route in
        phrase.key.withBytes { route.firstText(of: $0) }
      }
      if let text { return text }
    }
    return text(phrase, by: route)
  }

  @inline(never)
  private func text(_ phrase: borrowing Phrase, by route: Unmanaged<Route>) -> String? {
    phrase.key.withBytes { key in
      let wanted = Route.Wanted(
        key: key, code: phrase.defaultFormat ?? phrase.key,
        hasDefault: phrase.defaultFormat != nil)
      func answer(_ route: Unmanaged<Route>) -> Route.Answer {
        route._withUnsafeGuaranteedRef { $0.text(of: wanted, phrase.arguments, core: self) }
      }
      switch answer(route) {
      case .text(let text): return text
      case .search: return nil
      case .missing:
        // A phrase that does not know its module may be of any.
        guard case .unknownModule = phrase.place,
          let further = knownRoute(of: phrase, isFurther: true),
          case .text(let text) = answer(further)
        else { return nil }
        return text
      }
    }
  }

  @inline(__always)
  private func knownRoute(of phrase: borrowing Phrase, isFurther: Bool) -> Unmanaged<Route>? {
    let mark = RouteKey.mark(of: phrase.place, isFurther: isFurther)
    return switch phrase.place {
    case .folder(let name), .resources(let name), .module(let name):
      cache.knownRoute(mark, name: name, table: phrase.table)
    default: cache.knownRoute(mark, name: "", table: phrase.table)
    }
  }

  /// Returns the text of a key in the tables of a bundle, or of a source file's module, if no
  /// search is needed.
  @inline(__always)
  private func text(
    of wanted: borrowing Route.Wanted, _ arguments: [Phrase.Argument], table: String?,
    bundle: Bundle?, fileID: StaticString
  ) -> String? {
    guard isPlain else { return nil }
    let mark: UInt
    if let bundle {
      mark = RouteKey.mark(of: bundle)
    } else if fileID.hasPointerRepresentation {
      mark = RouteKey.mark(of: fileID)
    } else {
      return nil
    }
    return cache.knownRoute(mark, name: "", table: table)?._withUnsafeGuaranteedRef { route in
      if arguments.isEmpty, let text = route.firstText(of: wanted.key) { return text }
      if case .text(let text) = route.text(of: wanted, arguments, core: self) { return text }
      return nil
    }
  }
}
