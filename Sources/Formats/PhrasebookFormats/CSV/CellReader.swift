internal import Phrasebook
internal import PhrasebookModel

/// Rows of cells in, an exchange out.
struct CellReader {
  private let cells: Cells
  private let file: String
  private var exchange = Exchange()
  private var diagnostics: [Diagnostic] = []
  private var columns: [(place: Int, column: Column)] = []
  private var others: [(place: Int, name: String)] = []
  private var width = 0
  /// Whether the file has a column for keys, which only ours do.
  private var hasKeys = false
  /// The column of other tools for the key, as translate-toolkit names it.
  private var id: Int?
  /// Whether a row gives the default table explicitly.
  private var namesUsualTable = false
  private static let usualTable = "Localizable"
  /// The table of each name and path.
  private var places: [[ExactString]: Int] = [:]

  init(_ file: ExchangeFile) throws(UnreadableFile) {
    cells = try Cells(file)
    self.file = file.path
  }

  /// A name as it counts.
  static func plain(_ name: String) -> String {
    String(name.lowercased().filter { !$0.isWhitespace })
  }

  consuming func reading() throws(UnreadableFile) -> ExchangeReading {
    let stem = file.fileStem
    exchange.targetLanguage = stem == "texts" || stem.isEmpty ? nil : stem
    try readHeader()
    for row in cells.rows.dropFirst() { try read(row) }
    return ExchangeReading(
      exchange, diagnostics: diagnostics, languageOrigin: .name,
      assumedTable: namesUsualTable ? nil : Self.usualTable)
  }

  private mutating func readHeader() throws(UnreadableFile) {
    guard let header = cells.rows.first else {
      throw failure(
        "the file is empty; its first row names the columns: key, source, target…", line: 1)
    }
    var names: Set<String> = []
    for (place, cell) in header.cells.enumerated() {
      let name = Self.plain(cell)
      guard !name.isEmpty else { continue }
      guard names.insert(name).inserted else {
        throw failure("the column \(cell.quoted) appears twice; remove one", line: header.line)
      }
      if let column = Column(rawValue: name) ?? formerColumn(name, header) {
        columns.append((place, column))
      } else {
        others.append((place, Formula.restored(cell)))
      }
    }
    width = header.cells.count
    hasKeys = names.contains(Column.key.rawValue)
    if !hasKeys, let place = others.first(where: { Self.plain($0.name) == "id" })?.place {
      id = place
      others.removeAll { $0.place == place }
    }
    // Files of other tools, such as those of po2csv, may have no key and no context.
    guard hasKeys || id != nil || names.contains("context") || names.contains("source") else {
      throw failure(
        """
        the first row has no column "key", "context" or "source"; an export has the columns: \
        \(Column.usual.map(\.rawValue).joined(separator: ","))
        """, line: header.line)
    }
    guard names.contains("target") else {
      throw failure(
        "the first row has no column \"target\", which has the translations; add it",
        line: header.line)
    }
  }

  /// The column that earlier versions called `original`; other tools have source texts in it.
  private func formerColumn(_ name: String, _ header: Cells.Row) -> Column? {
    guard name == "original", header.cells.contains(where: { Self.plain($0) == "key" }),
      header.cells.contains(where: { Self.plain($0) == "source" })
    else { return nil }
    return .original
  }

  private mutating func read(_ row: Cells.Row) throws(UnreadableFile) {
    // Spreadsheets write rows of nothing but separators.
    guard row.cells.contains(where: { !$0.isEmpty }) else { return }
    guard row.cells.dropFirst(width).allSatisfy(\.isEmpty) else {
      throw failure(
        """
        the row has \(row.cells.count.of(.cells)) and the first one \(width); put a cell with the \
        separator in it in quotes
        """, line: row.line)
    }
    func cell(_ place: Int) -> String {
      place < row.cells.count ? Formula.restored(row.cells[place]) : ""
    }
    var values: [Column: String] = [:]
    for (place, column) in columns { values[column] = cell(place) }
    func text(_ column: Column) -> String? {
      values[column].flatMap { $0.isEmpty ? nil : $0 }
    }
    let location = Location(file: file, line: row.line, column: 1)
    let own = identity(values)
    let spelled = own?.path ?? values[.path] ?? ""
    guard let path = spelled.isEmpty ? VariationPath() : VariationPath(exchanged: spelled) else {
      diagnostics.append(
        Diagnostic(
          .warning,
          "the path \(spelled.quoted) is not valid, such as plural.one; the row is skipped",
          at: location
        ))
      return
    }
    var unit = ExchangeUnit(
      key: own?.key ?? key(values, cell), path: path,
      source: text(.source), target: text(.target),
      state: text(.state).map(State.init(rawValue:)), comment: text(.comment),
      isTranslatable: values[.translate] != "no", argument: argument(values[.argument] ?? ""),
      location: location)
    unit.isCommentAutoGenerated = values[.generated] == "yes"
    unit.maximumLength = text(.maxlength).flatMap { maximumLength($0, at: location) }
    // Our own rows have a state.
    if unit.state == nil, text(.key) == nil, text(.table) == nil, let fuzzy = text(.fuzzy) {
      if Self.isTrue(fuzzy) { unit.state = .needsReview }
      if Self.isFalse(fuzzy), unit.target != nil { unit.state = .translated }
      unit.isApproximate = true
    }
    if !hasKeys { keepCells(of: &unit, values) }
    unit.reading = reading(values, of: unit, isNamed: id.map { !cell($0).isEmpty } ?? false)
    if unit.reading != nil { unit.isApproximate = true }
    // They are in the order of the cells, of which a row may have few.
    for (place, name) in others.prefix(while: { $0.place < row.cells.count })
    where !cell(place).isEmpty {
      unit.unknown[name] = .string(cell(place))
    }
    let table = values[.table] ?? ""
    exchange.tables[
      self.place(
        of: table.isEmpty ? own?.table ?? "" : table, text(.original) ?? catalogPath(values))
    ].units.append(unit)
  }

  /// The path in the column `location` of a file of ours: a part of an export may have only one of
  /// several catalogs with a name.
  private func catalogPath(_ values: [Column: String]) -> String? {
    guard hasKeys, values[.context]?.isEmpty == false, let path = values[.location],
      path.hasSuffix(".xcstrings")
    else { return nil }
    return path
  }

  /// The length in the column `maxlength`; nil, and a warning, if it is not one.
  private mutating func maximumLength(_ cell: String, at location: Location) -> Int? {
    if let length = Int(cell), length > 0 { return length }
    diagnostics.append(
      Diagnostic(
        .warning, "the maxlength \(cell.quoted) is not a number of characters; it is ignored",
        at: location))
    return nil
  }

  /// The identity in the column `context` of a file of ours whose other columns a tool emptied.
  private func identity(_ values: [Column: String]) -> (table: String, key: String, path: String)? {
    guard hasKeys, values[.key]?.isEmpty ?? true, let context = values[.context], !context.isEmpty
    else { return nil }
    let own = POContext(context)
    return (own.table, own.key ?? values[.source] ?? "", own.path)
  }

  /// The key of a row: the id of another tool; if a row has none, the key of a PO file.
  private func key(_ values: [Column: String], _ cell: (Int) -> String) -> String {
    let source = values[.source] ?? ""
    if hasKeys {
      // A row of ours has a context, also if its key is empty.
      let key = values[.key] ?? ""
      return key.isEmpty && values[.context] != nil ? source : key
    }
    let id = id.map(cell) ?? ""
    if !id.isEmpty { return id }
    let context = values[.context] ?? ""
    return context.isEmpty ? source : POContext.key(of: context, source)
  }

  /// The kind of a row without a key if Phrasebook wrote the file.
  private func reading(
    _ values: [Column: String], of unit: ExchangeUnit, isNamed: Bool
  ) -> ExchangeUnit.Reading? {
    // A row of ours with an empty key has its table.
    guard values[.key]?.isEmpty ?? true, values[.table]?.isEmpty ?? true, !isNamed else {
      return nil
    }
    guard let context = values[.context], !context.isEmpty else {
      guard !hasKeys || values[.context] != nil else { return nil }
      return ExchangeUnit.Reading(table: nil, key: nil, path: unit.path)
    }
    let own = POContext(context)
    let path = own.path.isEmpty ? VariationPath() : VariationPath(exchanged: own.path)
    guard let path else { return nil }
    return ExchangeUnit.Reading(
      table: own.table, key: own.key ?? values[.source] ?? "", path: path)
  }

  /// Keeps the cells of another tool that have our names.
  private func keepCells(of unit: inout ExchangeUnit, _ values: [Column: String]) {
    for column in [Column.context, .location] {
      guard let text = values[column], !text.isEmpty else { continue }
      unit.unknown[column.rawValue] = .string(text)
    }
  }

  /// Whether a cell such as `fuzzy` is set.
  private static func isTrue(_ cell: String) -> Bool {
    ["1", "true", "yes", "x", "fuzzy"].contains(cell.lowercased())
  }

  /// Whether such a cell means “no”.
  private static func isFalse(_ cell: String) -> Bool {
    ["0", "false", "no"].contains(cell.lowercased())
  }

  private func argument(_ text: String) -> ExchangeUnit.Argument? {
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let specifier = parts.count > 1 ? String(parts[1]) : ""
    return ExchangeUnit.Argument(
      number: parts.first.flatMap { Int($0) }, specifier: specifier.isEmpty ? nil : specifier)
  }

  private mutating func place(of table: String, _ original: String?) -> Int {
    if table == Self.usualTable || original != nil { namesUsualTable = true }
    var (table, original) = (table.isEmpty ? Self.usualTable : table, original)
    if original == nil, table.hasSuffix(".xcstrings") {
      // The label of one of several tables with the same name.
      (table, original) = (table.fileStem, table)
    }
    let name = [ExactString(table), ExactString(original ?? "")]
    if let place = places[name] { return place }
    places[name] = exchange.tables.count
    exchange.tables.append(ExchangeTable(name: table, original: original))
    return exchange.tables.count - 1
  }

  private func failure(_ message: Phrase, line: Int) -> UnreadableFile {
    UnreadableFile(Diagnostic(.error, message, at: Location(file: file, line: line, column: 1)))
  }
}
