/// The expression of a `Plural-Forms` header: a number in, the number of a form out. It is C's, with
/// `n` as the only name.
struct PluralExpression: Sendable {
  /// The operations, operands first, so that evaluation needs no recursion.
  private enum Step: Sendable {
    case number(UInt)
    case n
    case not
    case binary(String)
    /// Takes the condition and both answers.
    case choose
  }

  private var steps: [Step] = []

  /// Nil if the text is not a plural expression.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 4_096 else { return nil }
    var parser = Parser(tokens: Self.tokens(text))
    guard parser.choice(depth: 0), parser.isAtEnd else { return nil }
    steps = parser.steps
  }

  /// The form of a number; nil if it is divided by zero.
  func form(of n: UInt) -> Int? {
    var stack: [UInt] = []
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .n: stack.append(n)
      case .not:
        guard let a = stack.popLast() else { return nil }
        stack.append(a == 0 ? 1 : 0)
      case .choose:
        guard let no = stack.popLast(), let yes = stack.popLast(), let a = stack.popLast() else {
          return nil
        }
        stack.append(a != 0 ? yes : no)
      case .binary(let name):
        guard let b = stack.popLast(), let a = stack.popLast(), let value = Self.apply(name, a, b)
        else { return nil }
        stack.append(value)
      }
    }
    return stack.last.flatMap { Int(exactly: $0) }
  }

  private static func apply(_ name: String, _ a: UInt, _ b: UInt) -> UInt? {
    switch name {
    case "||": a != 0 || b != 0 ? 1 : 0
    case "&&": a != 0 && b != 0 ? 1 : 0
    case "==": a == b ? 1 : 0
    case "!=": a != b ? 1 : 0
    case "<": a < b ? 1 : 0
    case ">": a > b ? 1 : 0
    case "<=": a <= b ? 1 : 0
    case ">=": a >= b ? 1 : 0
    case "+": a &+ b
    case "-": a &- b
    case "*": a &* b
    case "/": b == 0 ? nil : a / b
    case "%": b == 0 ? nil : a % b
    default: nil
    }
  }

  private static func tokens(_ text: some StringProtocol) -> [String] {
    var tokens: [String] = []
    var wasSpace = true
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      let last = tokens.last ?? ""
      let goesOn =
        isDigit
        ? last.allSatisfy { $0.isASCII && $0.isNumber }
        : ["||", "&&", "==", "!=", "<=", ">="].contains(last + String(character))
      if character.isWhitespace {
        wasSpace = true
      } else if goesOn, !wasSpace, !last.isEmpty {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
        wasSpace = false
      }
    }
    return tokens
  }

  /// Reads by precedence, lowest first.
  private struct Parser {
    let tokens: [String]
    var index = 0
    var steps: [Step] = []

    init(tokens: [String]) { self.tokens = tokens }

    static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"],
    ]

    var isAtEnd: Bool { index == tokens.count }
    var peek: String? { index < tokens.count ? tokens[index] : nil }

    mutating func take(_ token: String) -> Bool {
      guard peek == token else { return false }
      index += 1
      return true
    }

    mutating func choice(depth: Int) -> Bool {
      guard depth < 64, level(0, depth) else { return false }
      guard take("?") else { return true }
      guard choice(depth: depth + 1), take(":"), choice(depth: depth + 1) else { return false }
      steps.append(.choose)
      return true
    }

    mutating func level(_ number: Int, _ depth: Int) -> Bool {
      guard number < Self.levels.count else { return operand(depth) }
      guard level(number + 1, depth) else { return false }
      while let name = peek, Self.levels[number].contains(name) {
        index += 1
        guard level(number + 1, depth) else { return false }
        steps.append(.binary(name))
      }
      return true
    }

    mutating func operand(_ depth: Int) -> Bool {
      var negations = 0
      while take("!") { negations += 1 }
      if take("(") {
        guard choice(depth: depth + 1), take(")") else { return false }
      } else if take("n") {
        steps.append(.n)
      } else if let token = peek, let number = UInt(token) {
        index += 1
        steps.append(.number(number))
      } else {
        return false
      }
      for _ in 0..<negations { steps.append(.not) }
      return true
    }
  }
}
