import PhrasebookProjects

/// Conversions between paths and URIs of files, as RFC 3986 and RFC 8089 define them.
package enum FileURI {
  /// A path as a reference: `file:` and the path if it is absolute, else only the path.
  package static func of(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  /// The absolute path of a URI; nil if it is not one of a file.
  package static func path(_ uri: String) -> String? {
    guard uri.utf8.starts(with: "file://".utf8) else { return nil }
    let bytes = Array(uri.utf8.dropFirst(7))
    // A host, which is empty or this machine, and what follows the path.
    guard let start = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    var path: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let digits = String(decoding: rest[(index + 1)...].prefix(2), as: UTF8.self)
      if rest[index] == UInt8(ascii: "%"), digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16), digits.first != "+"
      {
        path.append(byte)
        index += 3
      } else {
        path.append(rest[index])
        index += 1
      }
    }
    guard !path.contains(0), let text = String(validating: path, as: UTF8.self) else { return nil }
    return FilePath.normalized(text)
  }
}
