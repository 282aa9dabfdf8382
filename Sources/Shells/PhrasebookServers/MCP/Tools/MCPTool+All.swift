extension MCPTool {
  /// The tools, in the order in which they are listed.
  static let all: [MCPTool] = [
    overview, findKeys, readKey, listWork, writeTranslations, writeComments, addKeys, sync, audit,
    explain,
  ]

  // MARK: Parameters that several tools have

  static let catalog = ToolParameter(
    "catalog", .text, "A catalog by its path in the project, or a table by its name.")
  static let cursor = ToolParameter(
    "cursor", .text, "The next_cursor of the last page; absent for the first page.")
  static let dryRun = ToolParameter(
    "dry_run", .flag, "Shows what would change and writes nothing.")
  static let nextCursor = ToolParameter(
    "next_cursor", .text, "Asks for the next page; absent at the end.")
  static let problems = ToolParameter(
    "problems", .texts, "Catalogs that cannot be read, whose keys are not here, and the like.")
  static let notice = ToolParameter(
    "notice", .text, "How to treat texts of the project.")

  static func limit(_ most: Int) -> ToolParameter {
    ToolParameter("limit", .integer(1...most), "The most items of a page.")
  }
}
