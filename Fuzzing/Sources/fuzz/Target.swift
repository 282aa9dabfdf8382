/// One thing to fuzz: any bytes in, and no trap, whatever they are.
struct Target: Sendable {
  let name: String
  /// The way to cut inputs into tokens; nil for bytes.
  let syntax: TokenMutator.Syntax?
  /// Uses an input, and stops the process if a promise is broken.
  let run: @Sendable ([UInt8]) -> Void

  init(
    _ name: String, _ syntax: TokenMutator.Syntax? = .code,
    run: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.syntax = syntax
    self.run = run
  }
}

/// Every target; `scripts/fuzz` runs them in this order.
let allTargets: [Target] =
  catalogTargets + exchangeTargets + propertyListTargets + sourceTargets + runtimeTargets
  + projectTargets + serverTargets + memoryTargets

extension Target {
  /// The folder of `Catalogs` with inputs to begin with, beside those in `Fuzzing/Corpus`; nil if it has none.
  var seeds: String? {
    switch name {
    case "json", "catalog", "generate", "audit", "lproj", "resolve": "Formats/XCStrings"
    case "xliff", "xliff2": "Formats/XLIFF"
    case "tmx": "Formats/TMX"
    case "android": "Formats/AndroidXML"
    case "po": "Formats/PO"
    case "csv", "tsv", "csv-excel": "Formats/CSV"
    case "arb": "Formats/ARB"
    case "i18next": "Formats/I18next"
    case "strings", "plist-text": "Formats/Strings"
    case "stringsdict", "plist-xml": "Formats/StringsDict"
    case "interface": "Formats/InterfaceBuilder"
    case "swift", "manifest": "Projects"
    default: nil
    }
  }
}

/// Stops the process if a promise is broken.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError(promise()) }
}

extension [UInt8] {
  /// The parts between bytes 0xFF, which no text in UTF-8 has: several inputs in one.
  func parts(_ count: Int) -> [[UInt8]] {
    var parts = split(separator: 0xFF, maxSplits: count - 1, omittingEmptySubsequences: false)
      .map { [UInt8]($0) }
    while parts.count < count { parts.append(parts[parts.count - 1]) }
    return parts
  }
}
