import PhrasebookModel

/// An argument in a text, with the argument's number.
struct ArgumentUse {
  /// The type of argument that a conversion takes; another type reads the wrong bytes.
  enum ValueType: String {
    case object, integer, real, character, cString, pointer
  }

  /// From 1.
  var position: Int
  var kind: ValueType
  /// The specifier as it would be written, for a message: `%lld`.
  var specifier: String
  /// The number of bits of an integer; 0 for other types.
  var width: Int
  /// The place in the text; empty for the argument of `%arg` in another text.
  var range: Range<Int>
  var isNumbered: Bool

  init?(body: String, position: Int, range: Range<Int>, isNumbered: Bool) {
    guard let letter = body.last, let kind = Self.kinds[letter] else { return nil }
    self.position = position
    self.kind = kind
    self.range = range
    self.isNumbered = isNumbered
    specifier = "%\(body)"
    switch kind {
    case .integer:
      let length = body.filter { "hlqLztj".contains($0) }
      width = length.isEmpty ? 32 : length.hasPrefix("h") ? 16 : 64
    default: width = 0
    }
  }

  private static let kinds: [Character: ValueType] = {
    var kinds: [Character: ValueType] = ["@": .object, "p": .pointer]
    for letter in "dDiuUxXoO" { kinds[letter] = .integer }
    for letter in "fFeEgGaA" { kinds[letter] = .real }
    for letter in "cC" { kinds[letter] = .character }
    for letter in "sS" { kinds[letter] = .cString }
    return kinds
  }()

  /// The arguments that a text shows, in the order of the text; those of its substitutions too.
  static func all(
    in placeholders: [FormatPlaceholder], substitutions: Members<Substitution> = [:],
    numbers: ArgumentNumbers = ArgumentNumbers(), within: String? = nil,
    labels given: [String: Int] = [:]
  ) -> [ArgumentUse] {
    var uses: [ArgumentUse] = []
    // Without %arg a form shows its own number by a bare specifier.
    var next = within.flatMap { numbers.own[$0] } ?? 1
    var labels = given
    func append(_ body: String, _ written: Int?, _ range: Range<Int>) {
      let use = ArgumentUse(
        body: body, position: written ?? next, range: range, isNumbered: written != nil)
      if written == nil { next += 1 }
      if let use { uses.append(use) }
    }
    for placeholder in placeholders {
      switch placeholder.kind {
      case .argument:
        // A width that is an argument itself takes one more.
        if placeholder.body.contains("*") { next += 1 }
        if let label = placeholder.name {
          if let known = labels[label] {
            append(placeholder.body, known, placeholder.range)
          } else {
            labels[label] = next
            append(placeholder.body, nil, placeholder.range)
          }
        } else {
          append(placeholder.body, placeholder.position, placeholder.range)
        }
      case .substitution:
        guard let part = substitutions[placeholder.name ?? ""] else { continue }
        let written = part.argNum ?? placeholder.position
        let use = ArgumentUse(
          body: part.formatSpecifier ?? "lld", position: written ?? next,
          range: placeholder.range, isNumbered: written != nil)
        if let use { uses.append(use) }
        if placeholder.position != nil { continue }
        if written == nil {
          next += numbers.turns[placeholder.name ?? ""] ?? 1
        } else if written == next {
          next += 1
        }
      case .count:
        guard let part = substitutions[within ?? ""] else { continue }
        append(part.formatSpecifier ?? "lld", numbers.own[within ?? ""] ?? 1, placeholder.range)
      case .percent, .incomplete: continue
      }
    }
    return uses
  }
}

extension ArgumentUse {
  /// The numbers of labelled arguments, each by its first use.
  private static func labels(
    in placeholders: [FormatPlaceholder], turns: [String: Int]
  ) -> [String: Int] {
    var labels: [String: Int] = [:]
    var next = 1
    for placeholder in placeholders {
      guard placeholder.kind == .argument || placeholder.kind == .substitution else { continue }
      if placeholder.body.contains("*") { next += 1 }
      guard placeholder.kind == .argument, let label = placeholder.name else {
        let name = placeholder.kind == .substitution ? placeholder.name : nil
        if placeholder.position == nil { next += name.flatMap { turns[$0] } ?? 1 }
        continue
      }
      guard labels[label] == nil else { continue }
      labels[label] = next
      next += 1
    }
    return labels
  }
}

extension ArgumentUse {
  /// The arguments that a text shows, including those in the variations of its substitutions.
  static func all(in string: AuditedString) -> [ArgumentUse] {
    guard string.features.contains(.percent) else { return [] }
    let localized = string.localized
    var uses = all(
      in: string.placeholders, substitutions: localized.localization.substitutions,
      numbers: localized.argumentNumbers, within: string.substitution,
      labels: sourceLabels(for: string))
    guard string.substitution == nil, !localized.localization.substitutions.isEmpty else {
      return uses
    }
    for placeholder in string.placeholders where placeholder.kind == .substitution {
      let forms = localized.strings.filter { $0.substitution == placeholder.name }
      guard let form = forms.first(where: { $0.category == "other" }) ?? forms.last else {
        continue
      }
      for use in form.arguments where !uses.contains(where: { $0.position == use.position }) {
        var use = use
        use.range = placeholder.range
        uses.append(use)
      }
    }
    return uses
  }

  /// The numbers that the source text gives labels in every language: a translation may reorder them.
  private static func sourceLabels(for string: AuditedString) -> [String: Int] {
    guard !string.localized.isSource,
      string.placeholders.contains(where: { $0.kind == .argument && $0.name != nil })
    else { return [:] }
    let entry = string.entry
    return (entry.source.strings + [entry.keyString]).reduce(into: [:]) { all, string in
      let own = labels(
        in: string.placeholders, turns: string.localized.argumentNumbers.turns)
      all.merge(own) { known, _ in known }
    }
  }
}
