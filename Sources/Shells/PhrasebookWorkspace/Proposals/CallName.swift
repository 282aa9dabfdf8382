import PhrasebookExtract

/// The name of a call that has a place as the start of its first argument.
struct CallName {
  /// Nil for another place.
  private(set) var name: String?
  /// The place at which the name begins.
  private(set) var start: Int

  /// - Parameter place: The start of the value of an argument.
  init(before place: Int, in code: CodeTokens) {
    start = place
    var before = BackwardReader(code, before: place)
    if before.take(UInt8(ascii: ":")) { _ = before.takeName() }
    guard before.take(UInt8(ascii: "(")) else { return }
    name = before.takeAdjacentName()
    start = before.start
  }

  /// Whether the call makes a `Text` of SwiftUI.
  var isOfText: Bool { name == "Text" }
}
