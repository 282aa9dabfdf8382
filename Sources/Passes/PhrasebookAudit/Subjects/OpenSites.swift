import PhrasebookModel

/// The calls whose key or table cannot be known, each once.
enum OpenSites {
  static func all(of tables: [Table]) -> [UndeterminableSite] {
    var said: Set<Location> = []
    return tables.flatMap { $0.input.code?.undeterminable ?? [] }
      .filter { said.insert($0.location).inserted }
  }

  /// Whether the key is made of pieces.
  static func isPutTogether(_ site: UndeterminableSite) -> Bool {
    site.reason.hasSuffix("put together at run time") || site.reason.hasSuffix("an interpolation")
  }
}
