/// What single characters and literals tell of the names around them.
extension SourceScanner {
  /// Notes that a literal begins here.
  mutating func noteLiteral() {
    hasLiteral = true
    frame.hasLiteral = true
    literalCallees.insert(frame.assigned)
    if let interest, interest.isCallee(frame.assigned) || interest.isCallee(lastName) {
      frame.matters = true
    }
    if comparesLastName { literalCallees.insert(lastName) }
  }

  @inline(__always)
  mutating func punctuation(_ byte: UInt8) {
    let next = at + 1 < count ? bytes[at + 1] : 0
    at += 1
    switch byte {
    case UInt8(ascii: "."):
      // The base's name stays, for `Base.init(…)`; at the start of a name it is none.
      if previous != 0x61, previous != UInt8(ascii: ">") { name = 0 }
      introduces = introduced
      previous = byte
    case UInt8(ascii: ","):
      end(previous: byte)
      introduces = frame.lists
    case UInt8(ascii: "="): equals(next)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if byte == next || next == UInt8(ascii: "=") {
        at += 1
        end(previous: byte)
        comparesLastName = true
      } else if at >= 2, ByteClass.isSpace(bytes[at - 2]) {
        end(previous: byte)
      } else {
        previous = byte
      }
    case UInt8(ascii: "<"):
      if name != 0, previous == 0x61, !ByteClass.isSpace(bytes[at - 2]) {
        if genericDepth == 0 { genericName = name }
        genericDepth += 1
      }
      end(previous: byte)
    case UInt8(ascii: ">"):
      end(previous: byte)
      if genericDepth > 0 {
        genericDepth -= 1
        name = genericName
      }
    case UInt8(ascii: "-"):
      if next == UInt8(ascii: ">") { at += 1 }
      end(previous: byte)
    case UInt8(ascii: ";"):
      frame.assigned = 0
      genericDepth = 0
      header = .none
      end(previous: byte)
    default: end(previous: byte)
    }
  }

  mutating func equals(_ next: UInt8) {
    genericDepth = 0
    if next == UInt8(ascii: "=") {
      at += 1
      end(previous: UInt8(ascii: "="))
      comparesLastName = true
      return
    }
    frame.assigned = frame.declares ? 0 : name
    frame.declares = false
    header = .none
    end(previous: UInt8(ascii: "="))
  }
}
