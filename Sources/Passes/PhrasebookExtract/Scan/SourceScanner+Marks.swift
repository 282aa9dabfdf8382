/// The effects of single characters on the names around them.
extension SourceScanner {
  @inline(__always)
  mutating func punctuation(_ byte: UInt8) {
    let next = lexer.byte(1)
    lexer.at += 1
    switch byte {
    case UInt8(ascii: "."):
      // The base's name is kept, for `Base.init(…)`; `return .init(…)` has no base.
      if lexer.at - 1 != lastEnd || (previous != 0x61 && previous != UInt8(ascii: ">")) { name = 0 }
      introduces = introduced
      previous = byte
    case UInt8(ascii: ","):
      end(previous: byte)
      introduces = frame.lists && genericDepth == 0
      (frame.label, frame.labelEnd) = (0, 0)
      if introduces, isAtLevel { nextVariableBegins() }
      if declaring >= 0 { parameterBegins = outer.count == level.depth + 1 }
    case UInt8(ascii: "="): equals(next)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if byte == next || next == UInt8(ascii: "=") {
        lexer.at += 1
        end(previous: byte)
        comparesLastName = true
      } else if lexer.at >= 2, ByteClass.isSpace(lexer.bytes[lexer.at - 2]) {
        end(previous: byte)
      } else {
        previous = byte
      }
    case UInt8(ascii: "<"):
      if name != 0, previous == 0x61, !ByteClass.isSpace(lexer.bytes[lexer.at - 2]) {
        if genericDepth == 0 { genericName = name }
        genericDepth += 1
      }
      end(previous: byte)
    case UInt8(ascii: ">"):
      end(previous: byte)
      if genericDepth > 0 {
        genericDepth -= 1
        name = genericName
        isTransparent = true
      }
    case UInt8(ascii: "-"):
      if next == UInt8(ascii: ">") { lexer.at += 1 }
      end(previous: byte)
    case UInt8(ascii: ":"):
      if frame.isCase {
        frame.declares = false
        frame.isCase = false
      }
      if declaring >= 0, isAtLevel, genericDepth == 0 { inherits = true }
      end(previous: byte)
      (name, labelledCallee) = (labelledCallee, 0)
    case UInt8(ascii: ";"):
      frame.assigned = 0
      genericDepth = 0
      isHeader = false
      end(previous: byte)
    default: end(previous: byte)
    }
  }

  mutating func equals(_ next: UInt8) {
    genericDepth = 0
    if next == UInt8(ascii: "=") {
      lexer.at += 1
      end(previous: UInt8(ascii: "="))
      comparesLastName = true
      return
    }
    isHeader = false
    // The type of a declaration is noted at the type's name.
    frame.assigned = frame.declares || declaring >= 0 ? 0 : name
    frame.declares = false
    if declaring >= 0, isAtLevel { valueBegins() }
    end(previous: UInt8(ascii: "="))
  }
}
