internal import CatalogJSON
internal import PhrasebookModel

/// Reads the arguments of an entry: the entry in, its parameters by number and the text for the code
/// out.
///
/// Arguments are counted as the runtime counts them when it formats the text: in turn, by position, by
/// label, and within a substitution from the substitution's own number.
struct ArgumentReader {
  /// The maximum number of an argument, more than any text has.
  static let most = 32

  /// The reason why an entry has no accessor.
  enum Failure: Error, Equatable {
    case unsupported(specifier: String)
    case tooMany
    case tooLong
  }

  private(set) var slots: [Int: Parameter] = [:]
  private var labels: [String] = []
  private var substitutions: Members<Substitution> = [:]
  private var depth = 0
  /// The substitutions that are being read, the outermost first.
  private var open: [String] = []
  private var known: Set<ExactString> = []
  /// Whether a substitution is read that was read before.
  private var isReadAgain = false
  private var bytesReadAgain = 0

  /// The maximum length of the texts of substitutions that are read again, because texts name them
  /// several times: texts that name each other grow without end.
  private static let mostReadAgain = 16_384

  /// The parameters in order; a number that no text uses takes a string.
  var parameters: [Parameter] {
    guard let last = slots.keys.max() else { return [] }
    return (1...last).map { slots[$0] ?? Parameter(label: nil, format: .string) }
  }

  /// The state in which a text is read.
  struct Frame {
    /// The number of the next argument that has no position.
    var next = 1
    /// The number that `%arg` represents.
    var own = 0
    /// Whether every specifier is written with its number.
    var isNumbered = false
  }

  /// Numbers the labels of a text by their first use; the source text goes before the key.
  mutating func number(labelsOf text: String) {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return }
    for placeholder in FormatPlaceholder.all(in: text) where placeholder.kind == .argument {
      if let name = placeholder.name { _ = labelNumber(name) }
    }
  }

  /// Reads a key, whose specifiers are the arguments that code passes.
  mutating func read(key: String) throws(Failure) {
    var frame = Frame()
    _ = try format(key, &frame)
  }

  /// Reads a localization, and returns the text to use if no variation can be chosen.
  mutating func read(_ localization: Localization) throws(Failure) -> String? {
    substitutions = localization.substitutions
    known = []
    var frame = Frame(isNumbered: !substitutions.isEmpty)
    return try text(localization, &frame)
  }

  private mutating func text(
    _ localization: Localization, _ frame: inout Frame
  ) throws(Failure) -> String? {
    // Variations nest; the readers of catalogs allow less than this depth.
    guard depth < 64 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if isReadAgain {
      bytesReadAgain += 16 + (localization.stringUnit?.value.utf8.count ?? 0)
      guard bytesReadAgain <= Self.mostReadAgain else { throw .tooLong }
    }
    var result: String?
    if let unit = localization.stringUnit { result = try format(unit.value, &frame) }
    if result == nil, let first = localization.stringSet?.values.first { result = first }
    if let variations = localization.variations {
      result = try text(variations, &frame) ?? result
    }
    return result
  }

  /// The text of the `other` variation; the others are read for their arguments.
  private mutating func text(
    _ variations: Variations, _ frame: inout Frame
  ) throws(Failure) -> String? {
    var chosen: String?
    var furthest = frame.next
    for (kind, forms) in variations.kinds {
      for (name, form) in forms {
        var inner = frame
        if kind == CatalogVariation.plural.text, inner.own == 0 { inner.own = firstNumber }
        let text = try text(form, &inner)
        furthest = max(furthest, inner.next)
        if name == "other" || chosen == nil { chosen = text ?? chosen }
      }
    }
    frame.next = furthest
    return chosen
  }

  /// The number of the first argument that can select a plural category.
  private var firstNumber: Int {
    slots.filter { $0.value.type != .string }.keys.min() ?? 1
  }

  private mutating func format(_ text: String, _ frame: inout Frame) throws(Failure) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var start = 0
    for placeholder in FormatPlaceholder.all(in: bytes) where placeholder.range.lowerBound >= start
    {
      out += bytes[start..<placeholder.range.lowerBound]
      start = placeholder.range.upperBound
      let written = bytes[placeholder.range]
      switch placeholder.kind {
      case .percent, .incomplete: out += written
      case .count:
        guard frame.own > 0 else {
          out += written
          continue
        }
        try take(frame.own, .integer, label: nil)
        out += "%\(frame.own)$\((slots[frame.own]?.format ?? .integer).body)".utf8
      case .substitution:
        out += try substitution(placeholder.name ?? "", nil, &frame)?.utf8 ?? String().utf8
      case .argument where placeholder.body == "#@":
        // `%1$#@name@`
        let rest = bytes[start...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "@")), end > start else { continue }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        start = end + 1
        out += try substitution(name, placeholder.position, &frame)?.utf8 ?? String().utf8
      case .argument: out += try argument(placeholder, written, &frame)
      }
    }
    out += bytes[start...]
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func argument(
    _ placeholder: FormatPlaceholder, _ written: ArraySlice<UInt8>, _ frame: inout Frame
  ) throws(Failure) -> [UInt8] {
    for _ in placeholder.body.utf8.lazy.filter({ $0 == UInt8(ascii: "*") }) {
      try take(frame.next, .integer, label: nil)
      frame.next += 1
    }
    let number: Int
    if let name = placeholder.name {
      number = labelNumber(name)
    } else if let position = placeholder.position {
      number = position
    } else {
      number = frame.next
      frame.next += 1
    }
    guard let format = ArgumentFormat(placeholder) else {
      throw .unsupported(specifier: "%" + placeholder.body)
    }
    try take(number, format, label: placeholder.name)
    let isWritten = !frame.isNumbered || placeholder.body.contains("*")
    return isWritten ? Array(written) : Array("%\(number)$\(placeholder.body)".utf8)
  }

  private mutating func labelNumber(_ name: String) -> Int {
    if let index = labels.firstIndex(where: { $0.isExactly(name) }) { return index + 1 }
    guard labels.count < Self.most else { return Self.most + 1 }
    labels.append(name)
    return labels.count
  }

  /// The text of a substitution, with its arguments numbered; nil within itself.
  private mutating func substitution(
    _ name: String, _ position: Int?, _ frame: inout Frame
  ) throws(Failure) -> String? {
    guard let part = substitutions[name], depth < 16, !open.contains(where: name.isExactly) else {
      return nil
    }
    var inner = frame
    inner.own = part.argNum ?? position ?? frame.next
    inner.next = inner.own
    inner.isNumbered = true
    let specifier = part.formatSpecifier ?? "lld"
    guard let format = ArgumentFormat(specifier: specifier) else {
      throw .unsupported(specifier: specifier.hasPrefix("%") ? specifier : "%" + specifier)
    }
    try take(inner.own, format, label: name)
    let wasReadAgain = isReadAgain
    if !known.insert(ExactString(name)).inserted { isReadAgain = true }
    depth += 1
    open.append(name)
    defer {
      depth -= 1
      open.removeLast()
      isReadAgain = wasReadAgain
    }
    let text = try part.variations.map { variations throws(Failure) in
      try self.text(variations, &inner)
    }
    if position == nil {
      if part.argNum == nil {
        frame.next = max(inner.own + 1, inner.next)
      } else if inner.own == frame.next {
        frame.next += 1
      }
    }
    return text ?? nil
  }

  /// Adds an argument; the format that was read first, from the key or the source text, stays.
  private mutating func take(
    _ number: Int, _ format: ArgumentFormat, label: String?
  ) throws(Failure) {
    guard number > 0, number <= Self.most else { throw .tooMany }
    if slots[number] == nil {
      slots[number] = Parameter(label: label, format: format)
    } else if slots[number]?.label == nil {
      slots[number]?.label = label
    }
  }
}
