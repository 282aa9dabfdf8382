import Phrasebook
import PhrasebookModel

/// Xcode cannot generate a symbol for a key.
enum SymbolUnnamed {
  static let check = Check(
    "symbol-unnamed", .catalog, .warning,
    "Xcode cannot generate a symbol for a key.",
    why: "The build fails if it generates symbols, as it does for every package since Xcode 26.",
    fix: "Give the key a name, or set its `generatesSymbol` to false, as `--fix` does.",
    good: [
      Example("%lld days", state: .manual),
      Example("%@"),
      Example("%@", state: .manual) { $0.catalog["%@"]?.generatesSymbol = false },
    ],
    bad: [
      Example(
        "%@ → %@", state: .manual,
        message: """
          unable to derive a symbol name from this key; give it a name with a letter or set \
          generatesSymbol to false
          """),
      Example(
        "Type", state: .manual,
        message: """
          this key is too close to a reserved keyword in Swift; rename it or set generatesSymbol to \
          false
          """),
    ],
    .table { _, digests, report in
      for digest in digests where digest.mayHaveSymbol && !digest.isStale {
        let symbol = SymbolName(digest.key)
        if symbol.name.isEmpty {
          report.add(
            """
            unable to derive a symbol name from this key; give it a name with a letter or set \
            generatesSymbol to false
            """, key: digest.key, fix: .omitSymbol)
        } else if symbol.isReserved {
          report.add(
            """
            this key is too close to a reserved keyword in Swift; rename it or set generatesSymbol to \
            false
            """, key: digest.key, fix: .omitSymbol)
        }
      }
    })
}
