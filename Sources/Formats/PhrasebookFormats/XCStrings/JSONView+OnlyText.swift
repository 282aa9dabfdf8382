internal import CatalogJSON

extension JSONView {
  /// The nodes of the state and the value of a localization that is nothing but a text, as nearly all
  /// are; nil for any other, and for one whose members come in another order.
  @inline(__always)
  func onlyText(of localization: Int) -> (state: Int, value: Int)? {
    // On the tape: { stringUnit { state … value … } }
    let (unit, state, value) = (localization + 2, localization + 4, localization + 6)
    guard next(after: localization) == localization + 9, nodes[localization].kind == .object,
      next(after: unit) == localization + 8, nodes[unit].kind == .object,
      nodes[state].kind == .string, nodes[value].kind == .string,
      isWord(unit - 1, "stringUnit"), isWord(state - 1, "state"), isWord(value - 1, "value")
    else { return nil }
    return (state, value)
  }
}
