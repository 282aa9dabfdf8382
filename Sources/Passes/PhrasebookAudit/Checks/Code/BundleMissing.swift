import Phrasebook
import PhrasebookModel

/// Code in a package does not pass the package's bundle.
enum BundleMissing {
  static let check = Check(
    "bundle-missing", .code, .warning,
    "Code in a package does not pass the package's bundle.",
    why: """
      The string is looked up in the app's own catalogs, which do not have it: users see the key.
      """,
    fix:
      "Add `bundle: .module` (or `#bundle`); a modifier without that argument takes `Text(…, bundle: .module)`.",
    good: [
      Example(
        "Open", ["fr": "Ouvrir"], code: .strings([ExtractedString(key: "Open", bundle: ".module")])
      ) { $0.needsBundle = true },
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .strings([ExtractedString(key: "Open", isPassedOn: true, locations: [.example])])
      ) { $0.needsBundle = true },
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .strings([
          ExtractedString(
            key: "Open", bundle: ".module", locations: [.example],
            sites: [
              CallSite(.example, bundle: ".module"), CallSite(.example, isPassedOn: true),
            ])
        ])
      ) { $0.needsBundle = true },
      Example("(%@)", code: .call(of: "(%@)")) {
        $0.needsBundle = true
      },
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .strings([
          ExtractedString(
            key: "Open", bundle: ".module", locations: [.example],
            sites: [CallSite(.example, bundle: ".module"), CallSite(.example)])
        ]),
        message: "no bundle is passed: the string is looked up in the app, not in its package"
      ) { $0.needsBundle = true },
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .call(of: "Open"),
        message: "no bundle is passed: the string is looked up in the app, not in its package"
      ) { $0.needsBundle = true },
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .strings([ExtractedString(key: "Open", bundle: ".main", locations: [.example])]),
        message: ".main is the app's bundle: the text is in its package"
      ) { $0.needsBundle = true },
    ],
    .table { table, digests, report in
      guard table.input.needsBundle else { return }
      for string in table.ownStrings where table.input.catalog.contains(string.key) {
        // “(%@)” reads the same wherever it is looked up.
        guard FormatString(string.key).hasWords else { continue }
        // Each call is a finding of its own: one more is one too many.
        for call in string.calls where !table.isForDevelopers(call.location) {
          if call.bundle == nil, !call.isPassedOn {
            report.add(
              "no bundle is passed: the string is looked up in the app, not in its package",
              at: [call.location], key: string.key)
          } else if let name = call.bundle, [".main", "Bundle.main"].contains(name) {
            report.add(
              "\(name) is the app's bundle: the text is in its package", at: [call.location],
              key: string.key)
          }
        }
      }
    })
}
