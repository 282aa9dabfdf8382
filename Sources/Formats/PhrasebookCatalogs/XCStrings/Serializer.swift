internal import CatalogJSON
internal import PhrasebookModel

/// Writes values that no file has yet, in a style.
struct Serializer: ~Copyable {
  var style: Style { didSet { frame = nil } }
  var out: JSONOutput
  /// A newline, the indentation of the line that is being written, and any more that was ever needed.
  private var line: [UInt8]
  /// The length of `line` at the moment.
  private var lineCount: Int
  /// The frame of texts that begin on such a line, once there was one.
  private var frame: (frame: TextFrame, lineCount: Int, isInline: Bool)?

  /// - Parameter size: An estimate of the size of the file.
  init(style: Style, expecting size: Int = 0) {
    self.style = style
    out = JSONOutput(expecting: size)
    line = style.newline
    lineCount = line.count
  }

  /// All that was written.
  consuming func finish() -> [UInt8] { out.finish() }

  /// Appends a value to a line that is indented so far.
  ///
  /// - Parameter isInline: Whether the container is on one line.
  mutating func append(
    _ value: CatalogValue, _ shape: CatalogShape, indent: [UInt8], isInline: Bool = false
  ) {
    beginLine(indent)
    append(value, shape, isInline: isInline)
  }

  /// Appends a container with nothing in it.
  mutating func appendEmpty(_ kind: JSONNode.Kind, indent: [UInt8], isInline: Bool = false) {
    beginLine(indent)
    appendEmpty(kind, isInline: isInline)
  }

  mutating func append(_ value: CatalogValue, _ shape: CatalogShape, isInline: Bool) {
    switch value {
    case .text(let text), .value(.string(let text)): out.append(text, style.escapes)
    case .flag(let flag), .value(.bool(let flag)): out.append(flag ? "true" : "false")
    case .number(let number): out.append(Array(String(number).utf8))
    case .value(.number(let digits)): out.append(Array(digits.utf8))
    case .value(.null): out.append("null")
    case .texts, .value(.array):
      appendParts(value.elements ?? [], .array, shape, isInline) { serializer, element, isInline in
        serializer.append(element, .unknown, isInline: isInline)
      }
    case .localizations(let localizations) where style.order.isOrder(of: localizations.names):
      let (names, values) = (localizations.names, localizations.values)
      appendParts(names.indices, .object, shape, isInline) { serializer, index, isInline in
        serializer.appendName(names[index])
        serializer.append(values[index], isInline: isInline)
      }
    default:
      let members = style.order.sorted(value.members ?? [])
      appendParts(members, .object, shape, isInline) { serializer, member, isInline in
        serializer.appendName(member.name)
        serializer.append(
          member.value, shape.member(named: member.name), isInline: isInline)
      }
    }
  }

  /// Appends a localization; one that is only a string unit, as most are, without a `CatalogValue`.
  @inline(__always)
  private mutating func append(_ localization: Localization, isInline: Bool) {
    guard localization.isOnlyText, let unit = localization.stringUnit else {
      return append(.localization(localization), .localization, isInline: isInline)
    }
    appendText(
      isInline: isInline,
      state: { $0.append(unit.state.rawValue, $1) }, value: { $0.append(unit.value, $1) })
  }

  /// Appends a localization that is nothing but a text.
  @inline(__always)
  mutating func appendText(
    isInline: Bool, state: (inout JSONOutput, JSONEscapes) -> Void,
    value: (inout JSONOutput, JSONEscapes) -> Void
  ) {
    if frame?.lineCount != lineCount || frame?.isInline != isInline {
      let frame = TextFrame(style, line: Array(line[..<lineCount]), isInline: isInline)
      self.frame = (frame, lineCount, isInline)
    }
    guard let frame = frame?.frame else { return }
    out.append(frame.before)
    state(&out, style.escapes)
    out.append(frame.between)
    value(&out, style.escapes)
    out.append(frame.after)
  }

  /// Appends a member's name and the text between it and the value.
  @inline(__always)
  mutating func appendName(_ name: String) {
    out.append(name, style.escapes)
    out.append(style.colon)
  }

  private mutating func appendEmpty(_ kind: JSONNode.Kind, isInline: Bool) {
    out.append(kind == .object ? .openBrace : .openBracket)
    switch kind == .object ? style.emptyObject : style.emptyArray {
    case .tight(let inside): out.append(inside)
    case .open where isInline: break
    case .open(let newlines):
      for _ in 1..<max(newlines, 1) { out.append(style.newline) }
      appendLine()
    }
    out.append(kind == .object ? .closeBrace : .closeBracket)
  }

  /// Appends a container.
  ///
  /// - Parameter isInline: Whether the container is on one line.
  @inline(__always)
  mutating func appendParts<Parts: Sequence>(
    _ parts: Parts, _ kind: JSONNode.Kind, _ shape: CatalogShape, _ isInline: Bool,
    _ appendPart: (inout Serializer, Parts.Element, Bool) -> Void
  ) {
    var parts = parts.makeIterator()
    guard var part = parts.next() else { return appendEmpty(kind, isInline: isInline) }
    let isInline = isInline || style.oneLine[shape]
    let padding = kind == .object ? style.objectPadding : style.arrayPadding
    out.append(kind == .object ? .openBrace : .openBracket)
    indent(by: isInline ? 0 : 1)
    if isInline { out.append(padding) } else { appendLine() }
    while true {
      appendPart(&self, part, isInline)
      guard let next = parts.next() else { break }
      part = next
      if isInline {
        out.append(style.comma)
      } else {
        out.append(.comma)
        appendLine()
      }
    }
    indent(by: isInline ? 0 : -1)
    if isInline { out.append(padding) } else { appendLine() }
    out.append(kind == .object ? .closeBrace : .closeBracket)
  }

  // MARK: Lines

  private mutating func beginLine(_ indent: [UInt8]) {
    line = style.newline + indent
    lineCount = line.count
    frame = nil
  }

  /// - Parameter levels: 1, 0 or -1, which removes one level again.
  @inline(__always)
  private mutating func indent(by levels: Int) {
    lineCount += levels * style.indent.count
    if lineCount > line.count { line += style.indent }
  }

  @inline(__always)
  private mutating func appendLine() {
    line.withUnsafeBufferPointer { out.append(UnsafeBufferPointer(rebasing: $0[..<lineCount])) }
  }
}
