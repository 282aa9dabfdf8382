internal import Foundation

extension Phrase {
  /// A sentence whose format is known only at run time, with other phrases as its arguments.
  package init(format: String, parts: [Phrase]) {
    self.init(
      Value(key: format, arguments: parts.map { .phrase($0) }), place: .unknownModule)
  }

  /// The text in the source language, not looked up: for programs. Numbers are written as Swift
  /// does, without grouping.
  package var sourceText: String { sourceText(depth: 0, groups: false) }

  /// The same for people: whole numbers have commas between groups of three digits.
  package var groupedSourceText: String { sourceText(depth: 0, groups: true) }

  /// Returns the source text of a nested phrase; too deep, only its format.
  fileprivate func sourceText(depth: Int, groups: Bool) -> String {
    let format = defaultFormat ?? key
    // A literal without values is not formatted, so a percent sign is literal.
    let isPlain = isVerbatim || arguments.isEmpty || depth > TextBudget.deepest
    return isPlain ? format : sourceText(format, depth, groups)
  }

  private func sourceText(_ format: String, _ depth: Int, _ groups: Bool) -> String {
    format.withBytes { bytes in
      var text = ""
      text.reserveCapacity(bytes.count + arguments.count * 16)
      var (start, index, turn) = (0, 0, 0)
      func append(upTo end: Int) {
        guard start < end else { return }
        text += String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
      }
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "%") else {
          index += 1
          continue
        }
        append(upTo: index)
        start = index
        var scanner = SpecifierScanner(bytes: bytes, index: index)
        switch scanner.next() {
        case .percent:
          text += "%"
          start = scanner.index
        case .specifier(let specifier):
          var number = turn
          if case .number(let given) = specifier.position { number = given - 1 } else { turn += 1 }
          if arguments.indices.contains(number) {
            text += arguments[number].sourceText(depth: depth + 1, groups: groups)
            start = scanner.index
          }
        case .own, .reference, .labelled, .text: break
        }
        index = scanner.index
      }
      append(upTo: bytes.count)
      return text
    }
  }
}

extension Phrase.Argument {
  /// Returns the value as Swift writes it, in a phrase of this depth.
  func sourceText(depth: Int = 0, groups: Bool = false) -> String {
    switch self {
    case .plain(.string(let text)): text
    case .plain(.int(let value)): groups ? Self.grouped(String(value)) : String(value)
    case .plain(.uint(let value)): groups ? Self.grouped(String(value)) : String(value)
    case .plain(.double(let value)): String(value)
    case .phrase(let phrase): phrase.sourceText(depth: depth, groups: groups)
    case .styled(let value): value.text(in: Locale(identifier: "en_US_POSIX"))
    case .attributed(let text): String(text.characters)
    case .placeholder: ""
    }
  }
  /// A whole number with commas between groups of three digits.
  private static func grouped(_ number: String) -> String {
    let digits = Array(number.drop { $0 == "-" })
    let sign = number.hasPrefix("-") ? "-" : ""
    return digits.enumerated().reduce(into: sign) { text, item in
      if item.offset > 0, (digits.count - item.offset).isMultiple(of: 3) { text.append(",") }
      text.append(item.element)
    }
  }
}
