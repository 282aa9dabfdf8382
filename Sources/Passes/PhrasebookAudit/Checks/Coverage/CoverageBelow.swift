import Phrasebook
import PhrasebookModel

/// A language has fewer translated strings than the settings require.
enum CoverageBelow {
  static let check = Check(
    "coverage-below", .coverage, .error,
    "A language has fewer translated strings than the settings require.",
    why: "The project requires a minimum.",
    fix: "Translate more, or require less.",
    good: [
      Example(
        keys: [.init("Open", ["fr": "Ouvrir"]), .init("Close", [:])],
        settings: .requiring(["fr": 0.5])),
      Example(
        "Open", ["fr": .inState(.machineTranslated, "Ouvrir")], settings: .requiring(["fr": 1])),
    ],
    bad: [
      Example(
        keys: [.init("Open", ["fr": "Ouvrir"]), .init("Close", [:])],
        settings: .requiring(["fr": 1]),
        message: "1 of 2 strings is translated into fr, 50 %; 100 % are required"),
      Example(
        keys: [.init("Open", ["fr": "Ouvrir"]), .init("Close", [:])],
        settings: .requiring(["FR": 1]),
        message: "1 of 2 strings is translated into fr, 50 %; 100 % are required"),
      Example(
        keys: [.init("Open", ["fr": "Ouvrir"]), .init("Close", [:])],
        settings: .requiring(["fr": 0.995]),
        message: "1 of 2 strings is translated into fr, 50 %; 99.5 % are required"),
      Example(
        "Open", ["fr": .inState(.machineTranslated, "Ouvrir")],
        settings: .requiring(["fr": 1], countingMachines: false),
        message: "0 of 1 strings are translated into fr, 0 %; 100 % are required"),
    ],
    .table { table, digests, report in
      let required = report.settings.required
      guard !required.isEmpty else { return }
      let source = table.input.catalog.sourceLanguage
      var tags: Set<String> = Set(digests.flatMap { $0.locals.map(\.language) })
      // A language that the catalog spells otherwise is the same one.
      var shares: [String: Double] = [:]
      for (tag, share) in required where tag != "*" {
        shares[tags.first { $0.lowercased() == tag.lowercased() } ?? tag] = share
      }
      tags.formUnion(shares.keys)
      let keys = digests.filter(\.counts)
      for tag in tags.sorted() where tag != source && !keys.isEmpty {
        guard let share = shares[tag] ?? required["*"] else { continue }
        let machines = report.settings.countsMachineTranslations
        let done = keys.count { digest in
          digest.locals.contains {
            $0.language == tag && $0.progress.isTranslated(countingMachines: machines)
              && !$0.isEmpty
          }
        }
        let reached = Double(done) / Double(keys.count)
        guard reached + 1e-9 < share else { continue }
        let (percent, wanted) = (Int(reached * 100), asked(share))
        report.add(
          done == 1
            ? "1 of \(keys.count) strings is translated into \(tag), \(percent) %; \(wanted) % are required"
            : """
            \(done) of \(keys.count) strings are translated into \(tag), \(percent) %; \(wanted) % are \
            required
            """, language: tag)
      }
    })

  /// A share in percent, with the decimals of the threshold.
  private static func asked(_ share: Double) -> String {
    let text = "\((share * 1e8).rounded() / 1e6)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension AuditSettings {
  fileprivate static func requiring(
    _ shares: [String: Double], countingMachines machines: Bool = true
  ) -> AuditSettings {
    var settings = AuditSettings()
    settings.required = shares
    settings.countsMachineTranslations = machines
    return settings
  }
}
