import ArgumentParser
package import PhrasebookFormats

/// A format as `--as` names it: every one that the registry has.
package struct FormatName: ExpressibleByArgument {
  package let format: any ExchangeFormat.Type

  package init?(argument: String) {
    guard let format = ExchangeFormats.named(argument) else { return nil }
    self.format = format
  }

  package static var allValueStrings: [String] { allExchangeFormats.map { $0.name } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  var defaultValueDescription: String { format.name }
}
