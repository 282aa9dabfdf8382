/// The value of a key in a language: a string, or variations among which the arguments choose.
package struct TableValue: Sendable {
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

  /// The language of the value, as the table spells it.
  package var language: String { content.languages[languageIndex] }

  /// Whether extraction copied this string from the code into the catalog (source language, state
  /// `new`): a default value in the code is newer.
  package var isExtractedDefault: Bool { kind == .extracted }

  private var kind: ValueNode.Kind? { node.first.flatMap(ValueNode.Kind.init) }

  private var node: UnsafeBufferPointer<UInt8> {
    content.bytes(range)
  }

  /// Whether there is a variation for the device; throws if the catalog itself is wrong.
  func isForDevice() throws(TableError) -> Bool {
    switch kind {
    case .text, .extracted, .plural, .substituted, .texts: return true
    case .device:
      guard case .device(let forms)? = try? ValueNode(node) else { return true }
      return forms.mask & (1 << UInt8(device.bit) | 1 << UInt8(DeviceKind.other.bit)) != 0
    case .damaged:
      guard case .damaged(let damage)? = try? ValueNode(node) else { return true }
      throw .malformed(damage)
    case nil: throw .damaged("a value in \(language)")
    }
  }

  /// Returns the string without formatting it, for a call without arguments. Of variations it is
  /// the device's own and the plural category `other`.
  package func text() throws(ValueError) -> String {
    var node = node
    // Each iteration goes one level down, and a level takes bytes.
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
      case .damaged(let damage): throw ValueError(.damaged(damage))
      }
    }
  }

  /// Returns the string with arguments put in: plural variations are chosen by the rules of the
  /// value's language, and numbers are written in the style `numbers`.
  package func text(
    arguments: [FormatArgument], numbers: NumberLocale
  ) throws(ValueError) -> String {
    try text(arguments: arguments, numbers: numbers, marksValues: false)
  }

  /// Returns the string with arguments put in, with marks around them if they have to be found
  /// again.
  func text(
    arguments: [FormatArgument], numbers: NumberLocale, marksValues: Bool
  ) throws(ValueError) -> String {
    try arguments.withUnsafeBufferPointer { (arguments) throws(ValueError) in
      try text(arguments: arguments, numbers: numbers, marksValues: marksValues)
    }
  }

  /// Returns the string with arguments put in that the caller lends.
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
