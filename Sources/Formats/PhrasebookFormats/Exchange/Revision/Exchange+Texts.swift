package import PhrasebookModel

extension Exchange {
  /// The exchange without what depends on the tool that wrote it: the order, the places in the file
  /// and what it states beyond the texts.
  package var texts: Exchange { texts(isStrict: false) }

  /// - Parameter isStrict: Whether it counts that details may be missing.
  func texts(isStrict: Bool) -> Exchange {
    var copy = self
    copy.unknown = [:]
    for table in copy.tables.indices {
      copy.tables[table].unknown = [:]
      let units = copy.tables[table].units.map { $0.text(isStrict: isStrict) }
      let names = units.map { ($0.key, $0.path.exchanged) }
      copy.tables[table].units = units.indices
        .sorted { (names[$0].0, names[$0].1, $0) < (names[$1].0, names[$1].1, $1) }
        .map { units[$0] }
    }
    copy.tables.sort { ($0.name, $0.original ?? "") < ($1.name, $1.original ?? "") }
    return copy
  }
}

extension ExchangeUnit {
  /// The unit without its place and without what a tool states beyond the texts.
  func text(isStrict: Bool = false) -> ExchangeUnit {
    var unit = self
    unit.unknown = [:]
    unit.location = nil
    unit.reading = nil
    if !isStrict {
      unit.isApproximate = false
      unit.sharesState = false
    }
    return unit
  }
}
