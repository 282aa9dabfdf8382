/// What a table says for a key in a language: a text, or forms of which the arguments choose one.
public struct TableValue: Sendable {
  private let range: Range<Int>
  private let content: TableContent
  private let languageIndex: Int
  private let device: DeviceKind

  init(_ range: Range<Int>, of content: TableContent, language: Int, device: DeviceKind) {
    self.range = range
    self.content = content
    self.languageIndex = language
    self.device = device
  }

  /// The language of the text, as the table names it.
  public var language: String { content.languages[languageIndex] }

  /// Whether this is one text, without variations.
  public var isPlain: Bool { kind == .text || kind == .extracted }

  /// Whether this is the text that extraction copied from code into the catalog (source language,
  /// state `new`): code's own default value is the newer one, where there is one.
  public var isExtractedDefault: Bool { kind == .extracted }

  private var kind: ValueNode.Kind? { node.first.flatMap(ValueNode.Kind.init) }

  private var node: UnsafeBufferPointer<UInt8> {
    content.bytes(range)
  }

  /// Whether there is something to show on the device; throws where the catalog itself is wrong.
  func isForDevice() throws(TableError) -> Bool {
    switch kind {
    case .text, .extracted, .plural, .substituted, .texts: return true
    case .device:
      guard case .device(let forms)? = try? ValueNode(node) else { return true }
      return forms.mask & (1 << UInt8(device.bit) | 1 << UInt8(DeviceKind.other.bit)) != 0
    case .damaged:
      throw TableError(.malformed, String(decoding: node.dropFirst(), as: UTF8.self))
    case nil: throw .damaged("a value in \(language)")
    }
  }

  /// The text as it is written, for a call without arguments: nothing in it is replaced. Of variations,
  /// the device's own form and the plural's `other`.
  public func text() throws(ValueError) -> String {
    var node = node
    // Each turn goes one level down, and a level takes bytes.
    while true {
      switch try ValueNode(node) {
      case .text(let text): return String(decoding: text, as: UTF8.self)
      case .plural(let plural):
        guard let form = try plural.forms.form(PluralCategory.other.bit) else {
          throw ValueError(.missingForm(.other))
        }
        node = form
      case .device(let forms):
        guard let form = try forms.form(device.bit, or: DeviceKind.other.bit) else {
          throw ValueError(.missingDevice)
        }
        node = form
      case .substituted(_, let main): node = main
      case .texts(let texts):
        return try texts.first().map { String(decoding: $0, as: UTF8.self) } ?? ""
      case .damaged(let message): throw ValueError(.damaged(message))
      }
    }
  }

  /// The phrases of a string set; one text for any other value.
  public func texts() throws(ValueError) -> [String] {
    if case .texts(let texts) = try ValueNode(node) { return try texts.all() }
    return [try text()]
  }

  /// The text with arguments put in: forms are chosen by the rules of the text's language, numbers are
  /// written as `numbers` says.
  public func text(
    arguments: [FormatArgument], numbers: NumberLocale
  ) throws(ValueError) -> String {
    try text(arguments: arguments, numbers: numbers, marksValues: false)
  }

  /// The text with arguments put in, with marks around them where they are to be found again.
  func text(
    arguments: [FormatArgument], numbers: NumberLocale, marksValues: Bool
  ) throws(ValueError) -> String {
    try arguments.withUnsafeBufferPointer { (arguments) throws(ValueError) in
      try text(arguments: arguments, numbers: numbers, marksValues: marksValues)
    }
  }

  /// The text with arguments put in.
  func text(
    arguments: UnsafeBufferPointer<FormatArgument>, numbers: NumberLocale,
    marksValues: Bool = false
  ) throws(ValueError) -> String {
    try TextBuilder.text(
      arguments: arguments, numbers: numbers, rules: content.rules[languageIndex].lent,
      device: device, marksValues: marksValues
    ) { (builder) throws(ValueError) in
      try builder.append(node: node)
    }
  }
}
