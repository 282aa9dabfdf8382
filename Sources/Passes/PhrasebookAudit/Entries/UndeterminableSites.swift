import PhrasebookModel

/// The calls whose key or table cannot be known.
enum UndeterminableSites {
  /// Returns each call once.
  static func all(of tables: [Table]) -> [UndeterminableSite] {
    var known: Set<Location> = []
    return tables.flatMap { $0.input.code?.undeterminable ?? [] }
      .filter { known.insert($0.location).inserted }
  }
}
