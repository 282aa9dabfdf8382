internal import PhrasebookModel

/// What each table of an exchange is called within one file: the name, and where several tables share
/// it, which modules of a package often do, more than the name.
struct TableLabels {
  /// One for each table, all different.
  let labels: [String]

  init(_ tables: [ExchangeTable]) {
    var counts: [ExactString: Int] = [:]
    for table in tables { counts[ExactString(table.name), default: 0] += 1 }
    var taken: Set<ExactString> = []
    labels = tables.map { table in
      let isAlone = counts[ExactString(table.name)] == 1
      let wish = isAlone ? table.name : table.original ?? table.name
      var label = wish
      var number = 2
      while !taken.insert(ExactString(label)).inserted {
        label = "\(wish)#\(number)"
        number += 1
      }
      return label
    }
  }
}
