import TestSupport

@testable import PhrasebookExtract

/// Facts of no file in particular, with every case of every value.
struct FactsGenerator {
  var random: SeededGenerator
  private var depth = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func facts() -> Facts {
    Facts(block: block(), diagnostics: list { .init(message: $0.text(), place: $0.place()) })
  }

  private mutating func text() -> String { random.text(upTo: 3) }
  private mutating func bool() -> Bool { random.chance(0.5) }
  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func place() -> Place {
    Place(line: UInt32.random(in: 0...UInt32.max, using: &random), column: UInt32(below(200)))
  }

  private mutating func list<T>(_ make: (inout FactsGenerator) -> T) -> [T] {
    guard depth < 6 else { return [] }
    depth += 1
    defer { depth -= 1 }
    return (0..<below(3)).map { _ in make(&self) }
  }

  private mutating func maybe<T>(_ make: (inout FactsGenerator) -> T) -> T? { list(make).first }

  private mutating func block() -> Block { Block(statements: list { $0.statement() }) }

  private mutating func statement() -> Statement {
    switch below(6) {
    case 0: .expression(expression())
    case 1: .declaration(declaration())
    case 2: .return(maybe { $0.expression() })
    case 3: .guard(list { $0.condition() }, block())
    case 4: .loop(pattern(), expression(), block())
    default: .block(list { $0.condition() }, block())
    }
  }

  private mutating func condition() -> Condition {
    switch below(3) {
    case 0: .expression(expression())
    case 1: .binding(text(), maybe { $0.type() }, maybe { $0.expression() })
    default: .pattern(pattern(), expression())
    }
  }

  private mutating func pattern() -> Pattern {
    guard depth < 6 else { return .wildcard }
    depth += 1
    defer { depth -= 1 }
    switch below(7) {
    case 0: return .name(text())
    case 1: return .enumCase(text(), list { $0.pattern() })
    case 2: return .tuple(list { $0.pattern() })
    case 3: return .optional(pattern())
    case 4: return .cast(pattern(), type())
    case 5: return .expression(expression())
    default: return .wildcard
    }
  }

  private mutating func type() -> TypeExpression {
    guard depth < 6 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch below(7) {
    case 0: return .named(text(), list { $0.type() })
    case 1: return .optional(type())
    case 2: return .array(type())
    case 3: return .dictionary(type(), type())
    case 4: return .tuple(list { .init(label: $0.maybe { $0.text() }, type: $0.type()) })
    case 5: return .function(list { $0.type() }, type())
    default: return .unknown
    }
  }

  private mutating func arguments() -> [Argument] {
    list { Argument(label: $0.maybe { $0.text() }, value: $0.expression()) }
  }

  private mutating func expression() -> Expression {
    guard depth < 6 else { return .null }
    depth += 1
    defer { depth -= 1 }
    switch below(24) {
    case 0: return .integer
    case 1: return .float
    case 2: return .boolean
    case 3:
      return .string(
        StringLiteral(
          segments: list { $0.bool() ? .text($0.text()) : .interpolation($0.arguments()) },
          place: place()))
    case 4: return .name(text())
    case 5: return .member(nil, text())
    case 6: return .member(expression(), text())
    case 7:
      return .call(
        Call(
          callee: expression(), arguments: arguments(), trailing: arguments(), isMacro: bool(),
          place: place()))
    case 8: return .element(expression(), arguments())
    case 9: return .array(list { $0.expression() })
    case 10: return .dictionary(list { .init(key: $0.expression(), value: $0.expression()) })
    case 11: return .tuple(arguments())
    case 12:
      return .closure(
        Closure(
          parameters: list { .init(name: $0.text(), type: $0.maybe { $0.type() }) },
          result: maybe { $0.type() }, body: block()))
    case 13: return .ternary(expression(), expression(), expression())
    case 14: return .coalesce(expression(), expression())
    case 15: return .operation(text(), expression(), expression())
    case 16: return .assignment(expression(), expression())
    case 17: return .cast(expression(), type(), optional: bool())
    case 18: return .unwrap(expression())
    case 19: return .chain(expression())
    case 20:
      return .conditional(
        Conditional(
          subject: maybe { $0.expression() },
          clauses: list {
            .init(
              conditions: $0.list { $0.condition() }, patterns: $0.list { $0.pattern() },
              body: $0.block())
          }))
    case 21: return .type(type())
    case 22: return .other(list { $0.expression() })
    default: return .null
    }
  }

  private mutating func attributes() -> [Attribute] {
    list { Attribute(name: $0.text(), arguments: $0.arguments(), place: $0.place()) }
  }

  private mutating func generics() -> [Function.Generic] {
    list { .init(name: $0.text(), constraint: $0.maybe { $0.type() }) }
  }

  private mutating func declaration() -> Declaration {
    switch below(4) {
    case 0:
      return .variable(
        Variable(
          name: text(), names: list { $0.text() }, type: maybe { $0.type() },
          initial: maybe { $0.expression() }, getter: maybe { $0.block() },
          accessors: list { $0.block() }, isStatic: bool(), isLet: bool(),
          attributes: attributes()))
    case 1:
      return .function(
        Function(
          kind: Function.Kind(rawValue: UInt8(below(5))) ?? .function, name: text(),
          generics: generics(),
          parameters: list {
            Parameter(
              label: $0.maybe { $0.text() }, name: $0.text(), type: $0.type(),
              isVariadic: $0.bool(), hasDefault: $0.bool(), initial: $0.maybe { $0.expression() })
          }, result: maybe { $0.type() }, body: maybe { $0.block() }, isStatic: bool(),
          isDisfavored: bool(), attributes: attributes()))
    case 2:
      return .type(
        TypeDeclaration(
          kind: TypeDeclaration.Kind(rawValue: UInt8(below(5))) ?? .class, name: text(),
          generics: generics(), inherits: list { $0.type() }, members: list { $0.declaration() },
          attributes: attributes()))
    default: return .alias(text(), type())
    }
  }
}
