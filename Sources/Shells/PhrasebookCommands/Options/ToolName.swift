import ArgumentParser
package import PhrasebookFormats

/// The name of a tool that files are written for.
package struct ToolName: ExpressibleByArgument {
  package let tool: ExchangeTool

  package init?(argument: String) {
    guard let tool = ExchangeTool(rawValue: argument) else { return nil }
    self.tool = tool
  }

  package static var allValueStrings: [String] { ExchangeTool.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
