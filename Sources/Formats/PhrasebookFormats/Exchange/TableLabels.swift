package import PhrasebookModel

/// What each table of an exchange is called within one file: the name, and where several tables share
/// it, which modules of a package often do, more than the name.
package struct TableLabels {
  /// One for each table, all different.
  package let labels: [String]
  /// Where each table's file lies that has the table's name: nowhere deeper where it is alone with it,
  /// else in folders as those of its catalog. All different for one name, on a disk that takes no
  /// notice of case, too.
  package let folders: [[String]]

  package init(_ tables: [ExchangeTable]) {
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
    folders = Self.folders(of: tables)
  }

  private static func folders(of tables: [ExchangeTable]) -> [[String]] {
    let names = tables.map { $0.name.lowercased() }
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    var taken: Set<[String]> = []
    return zip(tables, names).map { table, name in
      let wish = counts[name] == 1 ? [] : table.original?.folderNames ?? []
      var folders = wish
      var number = 2
      while !taken.insert((folders + [name]).map { $0.lowercased() }).inserted {
        folders = wish + ["\(number)"]
        number += 1
      }
      return folders
    }
  }

  /// What each table's file is called where it has one of its own, all different on a disk that
  /// takes no notice of case, too.
  package var fileNames: [String] {
    var taken: Set<String> = []
    return labels.map { label in
      let wish = label.asFileName
      var name = wish
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(wish)#\(number)"
        number += 1
      }
      return name
    }
  }
}
