/// Blanks out comments and literals, so that a word in them breaks no rule.
///
/// It needs no parser: comments nest, raw literals end with their own number of `#`, and
/// interpolations are removed with their literals.
struct CodeMask {
  private let bytes: [UInt8]
  private var result: [UInt8]
  private var index = 0

  static func code(of text: String) -> String {
    var mask = CodeMask(bytes: Array(text.utf8))
    mask.run()
    return String(decoding: mask.result, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    self.result = bytes
  }

  private func at(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] != UInt8(ascii: "\n") { result[index] = UInt8(ascii: " ") }
      index += 1
    }
  }

  private mutating func run() {
    while index < bytes.count {
      switch (at(0), at(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while index < bytes.count, at(0) != UInt8(ascii: "\n") { blank(1) }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
      case (UInt8(ascii: "\""), _): skipLiteral(pounds: 0)
      case (UInt8(ascii: "#"), _):
        var pounds = 1
        while at(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if at(pounds) == UInt8(ascii: "\"") {
          blank(pounds)
          skipLiteral(pounds: pounds)
        } else {
          index += pounds
        }
      default: index += 1
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        blank(2)
      } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && index < bytes.count
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipLiteral(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    // The text of a literal of several lines begins on a line of its own; `#"""#` is a quote.
    let quotes = at(1) == quote && at(2) == quote && at(3) == UInt8(ascii: "\n") ? 3 : 1
    blank(quotes)
    while index < bytes.count {
      if at(0) == quote, quotes == 1 || (at(1) == quote && at(2) == quote),
        hasPounds(pounds, after: quotes)
      {
        blank(quotes + pounds)
        return
      }
      if at(0) == UInt8(ascii: "\\"), hasPounds(pounds, after: 1) {
        blank(1 + pounds)
        if at(0) == UInt8(ascii: "(") { skipInterpolation() } else { blank(1) }
      } else if quotes == 1, at(0) == UInt8(ascii: "\n") {
        return
      } else {
        blank(1)
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while index < bytes.count {
      switch at(0) {
      case UInt8(ascii: "("):
        depth += 1
        blank(1)
      case UInt8(ascii: ")"):
        depth -= 1
        blank(1)
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipLiteral(pounds: 0)
      default: blank(1)
      }
    }
  }
}
