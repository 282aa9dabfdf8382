/// The argument that decides among the variations of a plural, and how it is shown: determined by
/// the specifiers of the variations, those of `other` first.
struct PluralDriver {
  /// From 1; 0 if the first number among the arguments, or the substitution's own, decides.
  private(set) var argument = 0
  /// The number of fraction digits that are shown; nil for a whole number or if it is unknown.
  private(set) var fraction: Int?

  init(forms: [CatalogForm<PluralCategory>], own: ValueReader.Own?) {
    fraction = own?.specifier.flatMap(Self.fraction)
    let others = forms.filter { $0.of != .other }
    for form in forms.filter({ $0.of == .other }) + others {
      if let text = Self.text(of: form.node), read(text, own) { return }
    }
  }

  /// Looks for the specifier that shows the number; returns whether there is one.
  private mutating func read(_ text: String, _ own: ValueReader.Own?) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // In a substitution, the first argument in sequence is its own.
      var next = own.map { max(1, $0.argument) } ?? 1
      let wanted = own.map { max(1, $0.argument) }
      var index = 0
      while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
        var scanner = SpecifierScanner(bytes: bytes, index: percent)
        let token = scanner.next()
        index = scanner.index
        switch token {
        case .own: return true
        case .reference(_, .next): next += 1
        case .specifier(let specifier), .labelled(let specifier, _):
          let number = Self.number(specifier.position, &next)
          guard specifier.isNumeric, wanted == nil || wanted == number else { continue }
          if own == nil { argument = number }
          fraction = Self.fraction(of: specifier)
          return true
        case .percent, .text, .reference: continue
        }
      }
      return false
    }
  }

  private static func number(_ position: FormatSpecifier.Position, _ next: inout Int) -> Int {
    if case .number(let number) = position { return number }
    next += 1
    return next - 1
  }

  private static func fraction(of specifier: FormatSpecifier) -> Int? {
    guard specifier.conversion | 0x20 == UInt8(ascii: "f") else { return nil }
    switch specifier.precision {
    case .none: return 6
    case .fixed(let digits): return digits
    case .argument: return nil
    }
  }

  /// Returns the string of a variation; of device variations, any.
  private static func text(of node: CatalogNode) -> String? {
    switch node {
    case .text(let text), .extracted(let text): text
    case .device(let forms): forms.first.flatMap { Self.text(of: $0.node) }
    case .plural(_, _, let forms): forms.last.flatMap { Self.text(of: $0.node) }
    case .substituted(_, let main): text(of: main)
    case .texts, .damaged: nil
    }
  }
}
