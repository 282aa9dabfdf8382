import Phrasebook
import PhrasebookModel

/// Xcode would generate the same symbol for two keys.
enum SymbolCollision {
  static let check = Check(
    "symbol-collision", .catalog, .warning,
    "Xcode would generate the same symbol for two keys.",
    why: "The build fails if it generates symbols, as it does for every package since Xcode 26.",
    fix: "Rename one of the keys, or set its `generatesSymbol` to false, as `--fix` does.",
    good: [
      Example(keys: [.init("Days", [:], .manual), .init("Day", [:], .manual)]),
      Example(keys: [.init("Days"), .init("days")]),
      Example(keys: [.init("Days", [:], .manual), .init("%lld days", [:], .manual)]),
      Example(keys: [.init("Days", [:], .manual), .init("days", [:], .manual)]) {
        $0.catalog["days"]?.generatesSymbol = false
      },
    ],
    bad: [
      Example(
        keys: [
          .init("Block Sender", [:], .manual), .init("Block sender?", [:], .manual),
        ],
        message: """
          this string key would generate the same symbol as “Block Sender”; rename one of them or set \
          generatesSymbol to false
          """)
    ],
    .table { _, digests, report in
      var first: [SymbolName: String] = [:]
      for digest in digests where digest.mayHaveSymbol && !digest.isStale {
        let symbol = SymbolName(digest.key)
        guard !symbol.name.isEmpty else { continue }
        guard let other = first[symbol] else {
          first[symbol] = digest.key
          continue
        }
        report.add(
          """
          this string key would generate the same symbol as “\(other)”; rename one of them or set \
          generatesSymbol to false
          """, key: digest.key, fix: .omitSymbol)
      }
    })
}
