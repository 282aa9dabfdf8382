package import PhrasebookModel

/// The label of each table of an exchange within one file: the name, and more than the name if
/// several tables share it, as modules of a package often do.
package struct TableLabels {
  /// One for each table, all different.
  package let labels: [String]
  private let tables: [ExchangeTable]

  package init(_ tables: [ExchangeTable]) {
    self.tables = tables
    let counts = Dictionary(grouping: tables) { ExactString($0.name) }.mapValues(\.count)
    var free = FreeNames<ExactString>()
    labels = tables.map { table in
      let isAlone = counts[ExactString(table.name)] == 1
      let preferred = isAlone ? table.name : table.original ?? table.name
      let number = free.take { ExactString(Self.numbered(preferred, $0)) }
      return Self.numbered(preferred, number)
    }
  }

  /// The folder of each table's file: no folder if its name is unique, else the folders of its
  /// catalog. All are different for one name, also without regard to case.
  package var folders: [[String]] {
    let names = tables.map { $0.name.foldedFileName }
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    var free = FreeNames<[String]>()
    return zip(tables, names).map { table, name in
      let preferred = counts[name] == 1 ? [] : table.original?.folderNames ?? []
      let small = preferred.map(\.foldedFileName)
      let number = free.take { small + ($0.map { ["\($0)"] } ?? []) + [name] }
      return preferred + (number.map { ["\($0)"] } ?? [])
    }
  }

  /// The name of each table's file if it has one of its own; all are different, also without regard
  /// to case.
  package var fileNames: [String] {
    var free = FreeNames<String>()
    return labels.map { label in
      let preferred = label.asFileName
      return Self.numbered(preferred, free.take { Self.numbered(preferred, $0).foldedFileName })
    }
  }

  private static func numbered(_ preferred: String, _ number: Int?) -> String {
    number.map { "\(preferred)#\($0)" } ?? preferred
  }
}
