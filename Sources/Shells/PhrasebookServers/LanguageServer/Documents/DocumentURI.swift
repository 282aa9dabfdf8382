import PhrasebookProjects

/// Conversions between `file:` URIs and paths.
enum DocumentURI {
  /// The absolute path of a URI; nil if it is not one of a file.
  static func path(_ uri: String) -> String? {
    guard uri.utf8.starts(with: "file://".utf8) else { return nil }
    var rest = uri.utf8.dropFirst(7)
    // A host, which is empty or this machine.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    rest = rest[slash...]
    if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }) {
      rest = rest[..<end]
    }
    var bytes: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let next = rest.index(after: index)
      if rest[index] == UInt8(ascii: "%"),
        let end = rest.index(index, offsetBy: 3, limitedBy: rest.endIndex),
        let digits = String(rest[next..<end]), let byte = UInt8(digits, radix: 16)
      {
        bytes.append(byte)
        index = end
      } else {
        bytes.append(rest[index])
        index = next
      }
    }
    guard !bytes.contains(0), let path = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return FilePath.normalized(path)
  }

  /// The URI of an absolute path.
  static func of(_ path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
