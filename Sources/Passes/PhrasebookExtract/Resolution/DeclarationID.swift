/// An item of one source of a library.
struct DeclarationID: Hashable, Sendable {
  var source: Int32
  var item: Int32

  init(_ source: Int, _ item: Int32) {
    self.source = Int32(truncatingIfNeeded: source)
    self.item = item
  }
}
