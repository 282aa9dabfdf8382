internal import CatalogJSON
internal import Phrasebook

extension VariationPath {
  /// The path as exchange files spell it: as its description, but with `@` around the name of a
  /// substitution that has a dot in it, as Xcode does, so that it can be read again.
  package var exchanged: String {
    guard let substitution, substitution.utf8.contains(UInt8(ascii: ".")) else {
      return description
    }
    let head = [CatalogField.substitutions.text, "@\(substitution)@"]
    return (head + steps.flatMap { [$0.kind, $0.name] }).joined(separator: ".")
  }

  /// Reads a path as spelled in exchange files; nil if it is invalid: its words must be those of
  /// catalogs, each kind at most once.
  package init?(exchanged text: String) {
    self.init()
    var rest = Substring(text)
    let head = CatalogField.substitutions.text + "."
    if rest.hasPrefix(head) {
      rest = rest.dropFirst(head.count)
      guard let name = Self.takeSubstitution(from: &rest) else { return nil }
      substitution = name
    }
    let words = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count.isMultiple(of: 2), words.count <= 6 else { return nil }
    for index in stride(from: 0, to: words.count, by: 2) {
      let step = Step(words[index], words[index + 1])
      guard step.isKnown, !steps.contains(where: { $0.kind == step.kind }) else { return nil }
      steps.append(step)
    }
  }

  /// `COUNT.` or `@DOT.NAME@.`, of which the rest is left.
  private static func takeSubstitution(from rest: inout Substring) -> String? {
    let inside = rest.dropFirst()
    if rest.first == "@", let end = inside.firstRange(exactly: "@.") {
      let name = inside[..<end.lowerBound]
      rest = inside[end.upperBound...]
      return name.isEmpty ? nil : String(name)
    }
    guard let dot = rest.firstIndex(of: "."), dot > rest.startIndex else { return nil }
    let name = rest[..<dot]
    rest = rest[rest.index(after: dot)...]
    return String(name)
  }

  /// The phrase of an App Shortcut that has this number, from 0.
  package init(phrase number: Int) {
    self.init(steps: [Step(CatalogField.stringSet.text, String(number))])
  }

  /// The number of the phrase that the path leads to; nil for any other text.
  package var phrase: Int? {
    guard substitution == nil, steps.count == 1, let step = steps.first,
      step.kind == CatalogField.stringSet.text
    else { return nil }
    return Int(step.name)
  }

  /// Whether the path leads to the text itself, not to a variation of it.
  package var isRoot: Bool { substitution == nil && steps.isEmpty }
}

extension VariationPath.Step {
  /// Whether catalogs know the kind and the case.
  package var isKnown: Bool {
    switch CatalogVariation(rawValue: kind) {
    case .plural: PluralCategory(rawValue: name) != nil
    case .device: DeviceKind(rawValue: name) != nil
    case .width: isNumbered
    case nil: kind == CatalogField.stringSet.text && isNumbered
    }
  }

  /// Whether the case is a number of a few digits.
  private var isNumbered: Bool {
    !name.isEmpty && name.utf8.count < 7 && name.utf8.allSatisfy(\.isDigit)
  }
}
