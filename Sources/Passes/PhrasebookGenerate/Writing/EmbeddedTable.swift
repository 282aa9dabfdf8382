/// Embeds a compiled table in Swift source, so that it becomes a part of the binary: bytes in, source
/// out.
///
/// A string literal compiles in 0.1 s per megabyte, an array of numbers in 70 s. The bytes are in
/// base64, which needs no escapes in a literal.
public enum EmbeddedTable {
  /// The bytes in a line; divisible by three, so that only the last line is padded.
  private static let bytesInLine = 72

  /// A Swift file without declarations, for builds that expect the file.
  public static let emptyText = """
    // Made by phrasebook: the texts of this module are in its bundle.

    """

  /// Returns the Swift file.
  public static func text(of bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count * 3 / 2 + 1024)
    out +=
      """
      // Made by phrasebook. Changes are lost when it is made again.
      // swift-format-ignore-file
      // swiftlint:disable all

      public import Phrasebook

      /// The texts of this module; the runtime finds them by this name, and by what is below.
      public final class PhrasebookEmbeddedTables: EmbeddedTables {
        public static var base64: StaticString {
      \"\"\"

      """.utf8
    var start = 0
    while start < bytes.count {
      let end = min(start + bytesInLine, bytes.count)
      if start > 0 { out += "\\\n".utf8 }
      append(bytes[start..<end], to: &out)
      start = end
    }
    out +=
      """

      \"\"\"
        }
      }

      #if objectFormat(ELF)
        // Here the runtime finds the class without the module's name.
        @section("phrasebook_modules") @used
        private let phrasebookModule: @convention(c) @Sendable () -> UnsafeRawPointer = {
          unsafeBitCast(PhrasebookEmbeddedTables.self, to: UnsafeRawPointer.self)
        }
      #endif

      """.utf8
    return String(decoding: out, as: UTF8.self)
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func append(_ line: ArraySlice<UInt8>, to out: inout [UInt8]) {
    var index = line.startIndex
    while index < line.endIndex {
      let count = min(3, line.endIndex - index)
      var group: UInt32 = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? UInt32(line[index + offset]) : 0)
      }
      for digit in 0..<4 {
        let place = Int(group >> UInt32(18 - 6 * digit)) & 63
        out.append(digit > count ? UInt8(ascii: "=") : digits[place])
      }
      index += count
    }
  }
}
