/// Swift source text under construction, as bytes: appending bytes costs a fraction of appending to a
/// string.
///
/// A `String` reaches it only as the contents of a literal (`literal`) or of a comment (`note`), and
/// both escape: code is what this module spells out (`StaticString`), names are `Identifier`s. So no
/// text of a catalog can become a declaration.
struct SwiftSource: ExpressibleByStringInterpolation, Sendable {
  private(set) var bytes: [UInt8] = []

  /// The source text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init() {}

  init(stringLiteral code: StaticString) { self.code(code) }

  init(stringInterpolation: Interpolation) { self = stringInterpolation.source }

  static func += (source: inout SwiftSource, more: SwiftSource) {
    source.bytes.append(contentsOf: more.bytes)
  }

  /// Appends code of this module.
  mutating func code(_ code: StaticString) {
    code.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a name, in backticks if it is a word of the language.
  mutating func name(_ name: Identifier) {
    bytes.append(contentsOf: name.declared.utf8)
  }

  /// Appends a string literal with its quotes.
  mutating func literal(_ text: String) {
    code("\"")
    escaped(text)
    code("\"")
  }

  /// Appends a text within the quotes of a literal.
  ///
  /// - Parameters:
  ///   - pounds: The number of `#` around the literal.
  ///   - isHidden: Whether a scalar is written as an escape. By default, these are all that a person who
  ///     reads the file could not see, or that would turn the direction of the line.
  mutating func escaped(
    _ text: String, pounds: Int = 0, isHidden: (Unicode.Scalar) -> Bool = { $0.isHidden }
  ) {
    let isPlain = append(text) { utf8 in
      Self.isPlain(utf8) && !utf8.contains { $0 == 0x22 || $0 == 0x5C }
    }
    if isPlain { return }
    func escape(_ code: StaticString) {
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: pounds))
      self.code(code)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escape("\"")
      case "\\": escape("\\")
      case "\n": escape("n")
      case "\t": escape("t")
      case "\r": escape("r")
      default:
        if isHidden(scalar) {
          escape("u{")
          bytes.append(contentsOf: "\(String(scalar.value, radix: 16))}".utf8)
        } else {
          append(scalar)
        }
      }
    }
  }

  /// Appends a text to a comment: on one line, not too long, without hidden characters.
  mutating func note(_ text: String, limit: Int) {
    if append(text, if: { $0.count <= limit && Self.isPlain($0) }) { return }
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return code("…") }
      count += 1
      if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        code(" ⏎ ")
      } else if !scalar.isHidden {
        append(scalar)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a text if its bytes pass a test, and returns whether they did.
  private mutating func append(
    _ text: String, if passes: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard passes(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
  }
}

extension SwiftSource {
  /// An interpolation of code, of names and of escaped texts.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = SwiftSource()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ code: StaticString) { source.code(code) }

    mutating func appendInterpolation(_ code: SwiftSource) { source += code }

    mutating func appendInterpolation(_ name: Identifier) { source.name(name) }

    mutating func appendInterpolation(literal text: String) { source.literal(text) }
  }
}

extension SwiftSource {
  /// Whether every scalar may be written as it is; false also if that needs the Unicode tables.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while at < utf8.count {
      let lead = utf8[at]
      if 0x20..<0x7F ~= lead {
        at += 1
      } else if 0xC3...0xCC ~= lead || 0xD0...0xD3 ~= lead {
        at += 2
      } else if at + 2 < utf8.count, isPlain(lead, utf8[at + 1], utf8[at + 2]) {
        at += 3
      } else {
        return false
      }
    }
    return true
  }

  /// The same for three bytes: dashes and quotes, kana, Chinese, Korean.
  private static func isPlain(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch lead {
    case 0xE2: second == 0x80 && (0x90...0xA7 ~= third || third >= 0xB0)
    case 0xE3: second > 0x81 || (second == 0x81 && third > 0x80)
    case 0xE4...0xE8, 0xEB, 0xEC: true
    case 0xE9: second < 0xBC
    case 0xEA: second >= 0xB0
    case 0xED: second < 0x9E
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x370, 0x3041..<0x9F00, 0xAC00..<0xD7A0: return false
    case 0..<0x80: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      return true
    default: return false
    }
  }
}
