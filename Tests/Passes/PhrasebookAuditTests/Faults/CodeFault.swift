import PhrasebookAudit
import PhrasebookExtract
import PhrasebookFormats
import PhrasebookModel
import TestSupport

/// One way to spoil the code that asks for an entry, and the check that has to find it.
struct CodeFault: Sendable {
  let id: String
  /// The place of the finding: the first or the last line of the code, or the entry.
  let place: Place
  /// The lines of a function's body in place of the correct one; nil if it cannot be planted.
  let plant: @Sendable (_ call: Call) -> [String]?

  enum Place { case first, last, entry }

  /// The correct call.
  struct Call: Sendable {
    /// The key as a literal has it, with `\(name)` for its only argument.
    var literal: String
    var takesName: Bool
    /// `, comment: "…"`, or nothing.
    var comment: String
    var source: String

    var line: String { "let text = String(localized: \"\(literal)\"\(comment))" }
  }

  init(
    _ id: String, at place: Place = .last, _ plant: @escaping @Sendable (Call) -> [String]?
  ) {
    self.id = id
    self.place = place
    self.plant = plant
  }

  static let all: [CodeFault] = [
    CodeFault("key-not-in-catalog") {
      ["let text = String(localized: \"\($0.literal) and more\")"]
    },
    CodeFault("unused-key", at: .entry) { _ in ["let nothing = 1"] },
    CodeFault("comment-differs", at: .entry) { call in
      call.comment.isEmpty
        ? nil
        : ["let text = String(localized: \"\(call.literal)\", comment: \"Of a wholly other kind\")"]
    },
    CodeFault("comment-conflict", at: .first) { call in
      [call.line, "let other = String(localized: \"\(call.literal)\", comment: \"Another place\")"]
    },
    CodeFault("default-value-conflict", at: .first) { call in
      call.takesName
        ? nil
        : ["One thing", "Another"].map {
          "let text = String(localized: \"\(call.literal)\", defaultValue: \"\($0)\"\(call.comment))"
        }
    },
    CodeFault("hard-coded-text") { call in
      [
        call.line,
        "let item = NSMenuItem(title: \"Throw it away\", action: nil, keyEquivalent: \"\")",
      ]
    },
    CodeFault("text-put-together") { call in
      call.takesName
        ? nil
        : [
          "let text = String(localized: \"\(call.literal)\"\(call.comment))"
            + " + String(localized: \"\(call.literal)\"\(call.comment))"
        ]
    },
    CodeFault("key-not-literal") { call in
      [call.line, "let open = NSLocalizedString(name, comment: \"\")"]
    },
    CodeFault("key-put-together") { call in
      [call.line, "let open = NSLocalizedString(\"prefix.\" + name, comment: \"\")"]
    },
    CodeFault("table-not-found") { call in
      [call.line, "let far = String(localized: \"\(call.literal)\", table: \"Menus\")"]
    },
    CodeFault("argument-type") { call in
      call.takesName ? [call.line.replacing("\\(name)", with: "\\(count)")] : nil
    },
    CodeFault("format-argument", at: .entry) { call in
      guard call.takesName else { return nil }
      let key = call.literal.replacing("\\(name)", with: "%@")
      return [
        "let text = String(format: NSLocalizedString(\"\(key)\"\(call.comment.isEmpty ? ", comment: \"\"" : call.comment)), count)"
      ]
    },
  ]
}

extension Planting {
  /// The correct call of a seed; nil if its key is not a plain literal with at most one argument.
  static func call(of seed: Seed) -> CodeFault.Call? {
    let parts = seed.key.split(separator: "%@", omittingEmptySubsequences: false)
    let rest = seed.key.replacing("%@", with: "")
    guard parts.count < 3, seed.entry.extractionState == nil, !seed.key.isEmpty,
      !rest.contains(where: { "%\\\"".contains($0) || $0.isNewline }),
      seed.entry.comment?.contains(where: { "\\\"".contains($0) || $0.isNewline }) != true
    else { return nil }
    return CodeFault.Call(
      literal: parts.joined(separator: "\\(name)"), takesName: parts.count == 2,
      comment: seed.entry.comment.map { ", comment: \"\($0)\"" } ?? "",
      source: seed.entry.localizations[seed.sourceLanguage]?.stringUnit?.value ?? seed.key)
  }

  /// The findings in a seed and the code that looks it up.
  static func findings(in seed: Seed, code lines: [String], above count: Int = 0) throws
    -> [Finding]
  {
    // A key that is asked for in any case, so that the sources are the catalog's.
    let kept = "String(localized: \"Kept as it is\", comment: \"A comment\")"
    let head =
      (0..<count).map { "// Line \($0)" }
      + ["func show(name: String, count: Int) {", "  let kept = \(kept)"]
    let source = (head + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
    var catalog = try catalog(of: seed)
    catalog["Kept as it is"] = Entry(comment: "A comment", shouldTranslate: false)
    var table = AuditedTable(
      try written(catalog), name: "Localizable", file: "Seed.xcstrings", role: .code)
    table.code = Extract.extraction(of: [(file: "View.swift", bytes: Array(source.utf8))])
    return Audit()([table]).findings
  }

  /// Plants a fault in the code of a seed; nil if that is not possible.
  static func plant(
    _ fault: CodeFault, in seed: Seed, _ random: inout SeededGenerator
  ) throws -> Outcome? {
    guard let call = call(of: seed), let lines = fault.plant(call),
      try findings(in: seed, code: [call.line]).isEmpty
    else { return nil }
    let above = Int.random(in: 0..<40, using: &random)
    let found = try findings(in: seed, code: lines, above: above)
    let own = String(decoding: XCStrings.write(try catalog(of: seed)), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let isFound = found.contains { finding in
      guard finding.id == fault.id, let place = finding.location ?? finding.callSites.first else {
        return false
      }
      switch fault.place {
      case .first: return place.file == "View.swift" && place.line == above + 3
      case .last: return place.file == "View.swift" && place.line == above + 2 + lines.count
      case .entry:
        guard finding.key == seed.key, place.file == "Seed.xcstrings" else { return false }
        let isCalled = fault.id == "unused-key" || !finding.callSites.isEmpty
        return isCalled && own.indices.contains(place.line - 1)
      }
    }
    return Outcome(
      id: fault.id, isFound: isFound,
      description: "\(fault.id): \(seed.file) \(seed.key.debugDescription): \(lines) found "
        + "\(found.map { "\($0.id) \($0.location.map { "\($0.file):\($0.line)" } ?? "-")" })")
  }
}
