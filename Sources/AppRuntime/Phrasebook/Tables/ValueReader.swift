internal import CatalogJSON

/// Reads one localization of an entry: its JSON in, a node of a table out.
package struct ValueReader {
  /// The maximum nesting of variations; Xcode writes two levels.
  package static let deepest = 12

  let view: JSONView
  let isSource: Bool
  let labels: LabelNumbers

  /// Returns the value of a localization; nil if it has nothing to show.
  func node(_ localization: Int) -> CatalogNode? {
    node(localization, depth: 0, own: nil)
  }

  /// The argument that a substitution's variations are about.
  struct Own {
    var argument: Int
    var specifier: FormatSpecifier?
  }

  private func node(_ object: Int, depth: Int, own: Own?) -> CatalogNode? {
    guard depth < Self.deepest else {
      return .damaged(.nestedTooDeep)
    }
    guard view.hasType(object, of: .localization) else {
      return .damaged(.localizationNotAnObject)
    }
    var main: CatalogNode?
    var unit: Int?
    var substitutions: Int?
    for member in view.members(of: object) {
      switch view.field(member.name, of: .localization) {
      case .stringUnit:
        unit = member.value
        main = main ?? text(ofUnit: member.value, isTop: depth == 0 && own == nil)
      case .variations: main = variations(member.value, depth: depth + 1, own: own) ?? main
      case .stringSet: main = main ?? texts(member.value)
      case .substitutions: substitutions = member.value
      default: break
      }
    }
    guard let substitutions else { return main }
    let parts = view.members(of: substitutions).compactMap { substitution($0, depth: depth + 1) }
    guard !parts.isEmpty else { return main }
    if let main { return .substituted(parts, main: main) }
    guard let unit else {
      // Apple's compiler rejects such a catalog; here the other strings stay usable.
      return .damaged(.unusedSubstitutions)
    }
    // A string of substitutions only is rarely marked as translated: its parts were translated.
    return bareText(ofUnit: unit).map { .substituted(parts, main: .text($0)) }
  }

  /// Returns the value of a string unit; nil if it is not translated yet.
  private func text(ofUnit unit: Int, isTop: Bool) -> CatalogNode? {
    var value: Int?
    var isNew = false
    for member in view.members(of: unit) {
      switch view.field(member.name, of: .stringUnit) {
      case .value: value = member.value
      case .state: isNew = view.isNewState(member.value)
      default: break
      }
    }
    guard view.hasType(unit, of: .stringUnit) else {
      return .damaged(.stringUnitNotAnObject)
    }
    guard let value, isSource || !isNew else { return nil }
    guard view.hasType(value, of: CatalogField.value.shape) else {
      return .damaged(.valueNotAString)
    }
    let text = text(value)
    return isNew && isTop ? .extracted(text) : .text(text)
  }

  /// Returns the value of a string unit in any state if it has no letters outside its specifiers.
  private func bareText(ofUnit unit: Int) -> String? {
    guard let value = view.value(of: .value, in: unit),
      view.hasType(value, of: CatalogField.value.shape)
    else { return nil }
    let text = text(value)
    return text.withBytes { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "%") else {
          guard bytes[index] < 0x41 else { return nil }
          index += 1
          continue
        }
        var scanner = SpecifierScanner(bytes: bytes, index: index)
        _ = scanner.next()
        index = scanner.index
      }
      return text
    }
  }

  private func texts(_ set: Int) -> CatalogNode? {
    if let state = view.value(of: .state, in: set), view.isNewState(state), !isSource {
      return nil
    }
    guard let values = view.value(of: .values, in: set) else { return nil }
    let texts = view.elements(of: values)
      .filter { view.hasType($0.value, of: .text) }.map { view.string($0.value) }
    return texts.isEmpty ? nil : .texts(texts)
  }

  private func text(_ value: Int) -> String {
    let text = view.string(value)
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    var labels = labels
    return labels.numbered(text)
  }

  private func variations(_ variations: Int, depth: Int, own: Own?) -> CatalogNode? {
    for member in view.members(of: variations) {
      let node: CatalogNode? =
        switch CatalogVariation(rawValue: view.string(member.name)) {
        case .plural: plural(member.value, depth: depth, own: own)
        case .device: device(member.value, depth: depth, own: own)
        case .width: width(member.value, depth: depth, own: own)
        case nil: nil
        }
      if let node { return node }
    }
    return nil
  }

  private func plural(_ object: Int, depth: Int, own: Own?) -> CatalogNode? {
    let forms = view.members(of: object).compactMap { member in
      PluralCategory(rawValue: view.string(member.name)).flatMap { category in
        node(member.value, depth: depth, own: own).map { CatalogForm(of: category, $0) }
      }
    }
    guard !forms.isEmpty else { return nil }
    let driver = PluralDriver(forms: forms, own: own)
    return .plural(argument: driver.argument, fraction: driver.fraction, forms: forms)
  }

  private func device(_ object: Int, depth: Int, own: Own?) -> CatalogNode? {
    let forms = view.members(of: object).compactMap { member in
      DeviceKind(rawValue: view.string(member.name)).flatMap { device in
        node(member.value, depth: depth, own: own).map { CatalogForm(of: device, $0) }
      }
    }
    return forms.isEmpty ? nil : .device(forms)
  }

  /// Returns the variation with the largest width, which Foundation uses if no width is asked for.
  private func width(_ object: Int, depth: Int, own: Own?) -> CatalogNode? {
    let widest = view.members(of: object).max {
      (Int(view.string($0.name)) ?? 0) < (Int(view.string($1.name)) ?? 0)
    }
    return widest.flatMap { node($0.value, depth: depth, own: own) }
  }

  private func substitution(_ member: JSONView.Child, depth: Int) -> CatalogSubstitution? {
    var argument = 0
    var isPlaced = true
    var specifier = ""
    for part in view.members(of: member.value) {
      switch view.field(part.name, of: .substitution) {
      case .argNum:
        let position = view.argument(part.value)
        isPlaced = position != nil
        argument = position ?? 0
      case .formatSpecifier where view.hasType(part.value, of: CatalogField.formatSpecifier.shape):
        specifier = view.string(part.value)
      default: break
      }
    }
    var bytes = specifier
    let own = Own(
      argument: argument, specifier: bytes.withUTF8 { SpecifierScanner.specifier($0) })
    guard
      let node = isPlaced
        ? node(member.value, depth: depth, own: own)
        : .damaged(.argumentNumberNotAPosition)
    else { return nil }
    return CatalogSubstitution(
      name: view.string(member.name), argument: argument, specifier: specifier, node: node)
  }
}
