/// The numbers of the labelled arguments of an entry, `%(count)lld`: a translator may reorder them,
/// so the source string numbers them for every language.
package struct LabelNumbers {
  private var names: [String] = []

  /// Creates an empty set of labels.
  package init() {}

  /// Records the labels of a string, each at its first use.
  package mutating func read(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return }
    _ = numbered(text)
  }

  /// Returns the string with positions in place of labels; new labels get the next numbers.
  package mutating func numbered(_ text: String) -> String {
    var text = text
    var out: [UInt8] = []
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "%") else {
          out.append(bytes[index])
          index += 1
          continue
        }
        var scanner = SpecifierScanner(bytes: bytes, index: index)
        if case .labelled(_, let name) = scanner.next() {
          out.append(
            contentsOf: "%\(number(of: String(decoding: bytes[name], as: UTF8.self)))$".utf8)
          out.append(contentsOf: bytes[(name.upperBound + 1)..<scanner.index])
        } else {
          out.append(contentsOf: bytes[index..<scanner.index])
        }
        index = scanner.index
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func number(of name: String) -> Int {
    if let known = names.firstIndex(of: name) { return known + 1 }
    names.append(name)
    return names.count
  }
}
