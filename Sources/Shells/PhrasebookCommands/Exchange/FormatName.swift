import ArgumentParser
import PhrasebookFormats

/// A format as `--as` names it: every one that the registry has.
struct FormatName: ExpressibleByArgument {
  let format: any ExchangeFormat.Type

  init?(argument: String) {
    guard let format = ExchangeFormats.named(argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { allExchangeFormats.map { $0.name } }
  var defaultValueDescription: String { format.name }
}
