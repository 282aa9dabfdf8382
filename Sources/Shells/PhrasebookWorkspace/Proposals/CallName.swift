import PhrasebookExtract

/// The name of a call that has a place as the start of its first argument.
struct CallName {
  /// Nil for another place.
  private(set) var name: String?
  /// The place at which the name begins.
  private(set) var start: Int

  /// - Parameter place: The start of the value of an argument.
  init(before place: Int, in source: [UInt8]) {
    var at = place
    func skipSpace() {
      while at > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source[at - 1]) { at -= 1 }
    }
    func takeName() -> String {
      let end = at
      while at > 0, ByteClass.isIdentifier(source[at - 1]) { at -= 1 }
      return String(decoding: source[at..<end], as: UTF8.self)
    }
    skipSpace()
    if at > 0, source[at - 1] == UInt8(ascii: ":") {
      at -= 1
      skipSpace()
      _ = takeName()
      skipSpace()
    }
    start = place
    guard at > 0, source[at - 1] == UInt8(ascii: "(") else { return }
    at -= 1
    let found = takeName()
    start = at
    name = found.isEmpty ? nil : found
  }

  /// Whether the call makes a `Text` of SwiftUI.
  var isOfText: Bool { name == "Text" }
}
