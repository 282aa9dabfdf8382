import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Property lists against Foundation's own reader, and against files that mean harm.
@Suite struct PropertyListTests {
  static let alphabet = Array("aZ09 _$/:.-\"'\\;={}()<>,&%#@\n\t\r\u{1}\u{7f}äß€\u{2028}😀e\u{301}*")

  /// A text of a few characters that readers take badly.
  static func text(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      })
  }

  static func value(_ random: inout SeededGenerator, depth: Int = 0) -> PropertyListValue {
    switch Int.random(in: 0...(depth < 4 ? 8 : 6), using: &random) {
    case 0, 1: .text(text(&random).filter { !$0.unicodeScalars.contains { $0.value < 9 } })
    case 2: PropertyListValue(.integer(Int64.random(in: .min ... .max, using: &random) >> 20))
    case 3: PropertyListValue(.real(Double(Int.random(in: -1000...1000, using: &random)) / 8))
    case 4: PropertyListValue(.flag(Bool.random(using: &random)))
    case 5: PropertyListValue(.data((0..<Int.random(in: 0...9, using: &random)).map { UInt8($0) }))
    case 6:
      PropertyListValue(
        .date(Double(Int.random(in: -9_999_999_999...9_999_999_999, using: &random))))
    case 7:
      PropertyListValue(
        .list(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            value(&random, depth: depth + 1)
          }))
    default: table(&random, depth: depth + 1)
    }
  }

  static func table(_ random: inout SeededGenerator, depth: Int = 0) -> PropertyListValue {
    var members: [(String, PropertyListValue)] = []
    for index in 0..<Int.random(in: 0...20, using: &random) {
      let key = text(&random).filter { !$0.unicodeScalars.contains { $0.value < 9 } }
      // Without the colon, 1 and "0" would be the key that 10 and "" are.
      members.append(("\(index):\(key)", value(&random, depth: depth)))
    }
    return .table(members)
  }

  /// Foundation's value of the same bytes, in our types.
  static func own(_ value: Any) -> PropertyListValue? {
    switch value {
    case let text as String: return .text(text)
    case let date as Date: return PropertyListValue(.date(date.timeIntervalSinceReferenceDate))
    case let data as Data: return PropertyListValue(.data(Array(data)))
    case let list as [Any]: return PropertyListValue(.list(list.compactMap(own)))
    case let table as [String: Any]:
      return .table(table.compactMap { key, value in own(value).map { (key, $0) } })
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "c", "B": return PropertyListValue(.flag(number.boolValue))
      case "d", "f": return PropertyListValue(.real(number.doubleValue))
      default: return PropertyListValue(.integer(number.int64Value))
      }
    default: return nil
    }
  }

  static func foundation(_ bytes: [UInt8]) throws -> PropertyListValue? {
    own(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
  }

  @Test(arguments: 0..<Mutants.count(200))
  func valuesAreReadAsWritten(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let value = Self.table(&random)
    let xml = PropertyListWriter.xml(value)
    let binary = PropertyListWriter.binary(value)
    #expect(try PropertyListFile(xml, file: "a.plist").root == value)
    #expect(try PropertyListFile(binary, file: "a.plist").root == value)
    #expect(try Self.foundation(binary) == value)
    #expect(try Self.foundation(xml) == value)
  }

  /// Our reader takes what Foundation writes.
  @Test(arguments: 0..<Mutants.count(50))
  func listsOfFoundationAreRead(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var value = Self.table(&random)
    // Foundation writes these as they are, and XML readers take them for something else.
    while String(decoding: PropertyListWriter.xml(value), as: UTF8.self).contains("&#13;") {
      value = Self.table(&random)
    }
    let object = try PropertyListSerialization.propertyList(
      from: Data(PropertyListWriter.binary(value)), format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let bytes = Array(
        try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0))
      #expect(try PropertyListFile(bytes, file: "a.plist").root == value)
    }
  }

  /// Pairs as we write them are the same to Foundation, whatever characters they are of.
  @Test(arguments: 0..<Mutants.count(200))
  func pairsAreFoundations(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pairs = (0..<9).map { index in
      StringsText.Pair(
        "\(index)\(Self.text(&random))", Self.text(&random),
        comment: Bool.random(using: &random) ? Self.text(&random) : nil)
    }
    let bytes = StringsText.bytes(of: pairs)
    let expected = PropertyListValue.table(pairs.map { ($0.key, .text($0.value)) })
    #expect(try PropertyListFile(bytes, file: "a.strings").root == expected)
    #expect(try Self.foundation(bytes) == expected)
  }

  /// Texts that were damaged: no crash, and if both readers accept one, they agree.
  @Test(arguments: 0..<Mutants.count(400))
  func damagedPairsReadAsFoundationDoes(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes =
      Array(
        #"/* c */ "a" = "b\n\101\U00e9"; k.e-y = 'v'; // d"#.utf8)
      + Array("\n{ = (1, 2, <0f 0a>); } \"x\" = { y = z; };\nshort;\n".utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
      default: bytes[place] = Array("\"';={}()<>,\\/*\n a0U".utf8)[seed % 19]
      }
    }
    guard let mine = try? PropertyListFile(bytes, file: "a.strings"),
      let theirs = try? Self.foundation(bytes)
    else { return }
    // Foundation takes a file that is one word for a text.
    if theirs.text != nil { return }
    #expect(mine.root == theirs, "\(String(decoding: bytes, as: UTF8.self))")
  }

  /// Every byte of a binary list changed and cut off: refused in one line, or read.
  @Test func damagedBinaryIsReadOrRefused() throws {
    var random = SeededGenerator(seed: 7)
    let whole = PropertyListWriter.binary(Self.table(&random))
    for place in whole.indices {
      for byte: UInt8 in [0, 0x0F, 0x5F, 0xAF, 0xD1, 0xDF, 0xFF, whole[place] ^ 1] {
        var bytes = whole
        bytes[place] = byte
        do throws(UnreadableFile) {
          let root = try PropertyListFile(bytes, file: "a.plist").root
          let again = PropertyListWriter.binary(root)
          #expect(try PropertyListFile(again, file: "a.plist").root == root)
        } catch {
          try Refusal.check(error, of: "a.plist", bytes)
        }
      }
      // An empty file is an empty table.
      guard place > 0 else { continue }
      #expect(throws: UnreadableFile.self) {
        try PropertyListFile(Array(whole[..<place]), file: "a.plist").root.members.map { _ in 0 }
          ?? { throw UnreadableFile(Diagnostic(.error, "no table")) }()
      }
    }
  }

  /// A list of one string of 60 KB, again and again.
  private static func list(repeating count: UInt16) -> [UInt8] {
    func word(_ number: Int) -> [UInt8] {
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    var list = Array("bplist00".utf8)
    let first = list.count
    list += [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
    list += [UInt8](repeating: 1, count: Int(count))
    let second = list.count
    list += [0x5F, 0x11, 0xEA, 0x60]
    list += [UInt8](repeating: 0x61, count: 60_000)
    let table = list.count
    for offset in [first, second] { list += word(offset).suffix(2) }
    list += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [2, 0, table] { list += word(number) }
    return list
  }

  @Test func aStringMayBeSharedButNotWithoutEnd() throws {
    let few = try PropertyListFile(Self.list(repeating: 60), file: "A.strings")
    #expect(few.root.list?.count == 60)
    #expect(throws: UnreadableFile.self) {
      try PropertyListFile(Self.list(repeating: 2_000), file: "A.strings")
    }
  }
}
