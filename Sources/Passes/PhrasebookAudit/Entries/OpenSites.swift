import PhrasebookModel

/// The calls whose key or table cannot be known.
enum OpenSites {
  /// Returns each call once.
  static func all(of tables: [Table]) -> [UndeterminableSite] {
    var said: Set<Location> = []
    return tables.flatMap { $0.input.code?.undeterminable ?? [] }
      .filter { said.insert($0.location).inserted }
  }
}
