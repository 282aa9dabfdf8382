extension JSONView {
  /// Returns the nodes of the state and the value of a localization that is only a string unit, as most
  /// are; nil for any other, and if its members are in another order.
  @inlinable @inline(__always)
  package func onlyText(of localization: Int) -> (state: Int, value: Int)? {
    // On the tape: { stringUnit { state … value … } }
    let (unit, state, value) = (localization + 2, localization + 4, localization + 6)
    guard next(after: localization) == localization + 9, nodes[localization].kind == .object,
      next(after: unit) == localization + 8, nodes[unit].kind == .object,
      nodes[state].kind == .string, nodes[value].kind == .string,
      isWord(unit - 1, CatalogField.stringUnit.name),
      isWord(state - 1, CatalogField.state.name), isWord(value - 1, CatalogField.value.name)
    else { return nil }
    return (state, value)
  }
}
