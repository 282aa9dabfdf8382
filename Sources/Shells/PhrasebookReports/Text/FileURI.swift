import CatalogJSON
import PhrasebookProjects

/// Conversions between paths and URIs of files, as RFC 3986 and RFC 8089 define them.
package enum FileURI {
  /// A path as a reference: `file:` and the path if it is absolute, else only the path.
  package static func of(_ path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + escaped(path)
  }

  /// A path as URIs spell it.
  package static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      if byte.isLetter || byte.isDigit || "-._~/".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  /// The bytes of a path that a URI spells.
  package static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var path: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
        let high = text[index + 1].hexValue, let low = text[index + 2].hexValue
      {
        path.append(UInt8(high << 4 | low))
        index += 3
      } else {
        path.append(text[index])
        index += 1
      }
    }
    return path
  }

  /// The absolute path of a URI; nil if it is not one of a file.
  package static func path(_ uri: String) -> String? {
    guard uri.utf8.starts(with: "file://".utf8) else { return nil }
    let bytes = Array(uri.utf8.dropFirst(7))
    // The host, which is this machine or left out, and what follows the path.
    guard let start = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: bytes[..<start], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    let path = unescaped(rest)
    guard !path.contains(0), let text = String(valid: path, as: UTF8.self) else { return nil }
    return FilePath.normalized(text)
  }
}
