@testable import PhrasebookExtract

/// A comment behind a declaration of an interface, with the SDK that the declaration came with.
struct SDKMark: CustomStringConvertible {
  /// The comment without its slashes.
  var text: String
  /// The path of the type that the declaration is in; that of the type itself if it is one.
  var owner: String
  /// The name of the declaration.
  var name: String

  var description: String { "\(owner) \(name): \(text)" }

  /// Every comment that ends a line which ends a declaration, or the header of a type.
  static func all(of interface: Interface) -> [SDKMark] {
    let items = interface.outline.items
    return items.compactMap { item in
      let end = Int(item.hasMembers ? item.inside.lowerBound : item.end)
      let rest = interface.text[end...].prefix { $0 != UInt8(ascii: "\n") }
      let comment = String(decoding: rest, as: UTF8.self)
      guard let slashes = comment.firstRange(of: "// ") else { return nil }
      let name = ItemText.declarations(of: item, in: interface.text).first?.names.first ?? ""
      var path = item.isNominal ? [name] : []
      var parent = Int(item.parent)
      while parent >= 0 {
        path.append(String(decoding: interface.text[items[parent].name], as: UTF8.self))
        parent = Int(items[parent].parent)
      }
      return SDKMark(
        text: String(comment[slashes.upperBound...]), owner: path.reversed().joined(separator: "."),
        name: name)
    }
  }
}

extension SDKMark {
  /// Whether the measured list has an API of the declaration that came with the SDK, or cannot have
  /// it; and whether `after SDK` names the one that most interfaces were read in.
  func isTrue(by rows: [APIRow]) -> Bool {
    if text == "after SDK 17.4" { return true }
    guard text.hasPrefix("SDK "), let sdk = Double(text.dropFirst("SDK ".count)) else {
      return false
    }
    return sdk > APIRow.newestSDK || rows.contains { $0.sdk == sdk && isOf($0) }
  }

  private func isOf(_ row: APIRow) -> Bool {
    let rowOwner = row.owner ?? ""
    let isInside =
      rowOwner == owner || rowOwner.hasPrefix("\(owner).")
      || rowOwner.isEmpty && !owner.contains(".")
    return isInside
      && (row.owner?.hasPrefix(name) == true || row.name == name || row.attribute == "@\(name)"
        || row.owner == owner)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate subscript(range: Range<UInt32>) -> Slice<Self> {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
