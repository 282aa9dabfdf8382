import PhrasebookProjects
import PhrasebookWorkspace
import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// SARIF 2.1.0, the format that code scanning services read; after OASIS, Static Analysis Results
/// Interchange Format.
///
/// Every check that was asked is a rule. Columns are in UTF-16 code units, as most readers count.
struct SARIFReporter: AuditReporter {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    let places = Dictionary(
      result.checks.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", Self.schema)
      json.member("version", "2.1.0")
      json.member("runs", [result]) { json, result in
        json.object { json in
          json.name("tool")
          json.object { json in
            json.name("driver")
            json.object { json in
              json.member("name", "phrasebook")
              json.member("rules", result.checks) { $0.rule($1) }
            }
          }
          json.invocation(result.diagnostics)
          json.member("columnKind", "utf16CodeUnits")
          var seen: [String: Int] = [:]
          json.member("results", result.findings) { json, finding in
            let words = Baseline.Mark(finding).words
            let mark = Self.fingerprint(words.joined(separator: "\u{0}"))
            seen[mark, default: 0] += 1
            // Of several alike each is one of its own, by its number.
            let number = seen[mark] ?? 1
            json.result(
              finding, rule: places[finding.id], lines,
              fingerprint: number == 1 ? mark : "\(mark):\(number)")
          }
        }
      }
    }
    return json.line()
  }

  /// A text as the format's messages have it: brackets make links there, and braces placeholders.
  static func message(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "[", "]": result += "\\" + String(scalar)
      case "{", "}": result += String(scalar) + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A hash of a text in 32 digits.
  static func fingerprint(_ text: String) -> String {
    var text = text
    let hash = text.withUTF8 { ContentHash(of: $0) }
    return [hash.high, hash.low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

extension JSONWriter {
  fileprivate mutating func message(_ name: StaticString, _ text: String) {
    self.name(name)
    object { $0.member("text", SARIFReporter.message(text)) }
  }

  fileprivate mutating func rule(_ check: Check) {
    object { json in
      json.member("id", check.id)
      json.message("shortDescription", check.summary.sourceText)
      json.message("fullDescription", check.why.sourceText)
      json.message("help", "\(check.why.sourceText) \(check.fix.sourceText)")
      json.name("defaultConfiguration")
      json.object { $0.member("level", check.severity.rawValue) }
      json.name("properties")
      json.object { json in
        json.member("tags", ["localization", check.family.rawValue]) { $0.string($1) }
      }
    }
  }

  /// Whether everything could be read, with the diagnostics.
  fileprivate mutating func invocation(_ diagnostics: [Diagnostic]) {
    member("invocations", [diagnostics]) { json, diagnostics in
      json.object { json in
        json.name("executionSuccessful")
        json.bool(!diagnostics.contains { $0.severity == .error })
        json.member("toolExecutionNotifications", diagnostics) { json, diagnostic in
          json.object { json in
            json.member("level", diagnostic.severity.rawValue)
            json.message("message", diagnostic.message)
            if let location = diagnostic.location {
              json.member("locations", [location]) { json, location in
                json.object { $0.physicalLocation(location, column: nil) }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func result(
    _ finding: Finding, rule: Int?, _ lines: SourceLines, fingerprint: String
  ) {
    object { json in
      json.member("ruleId", finding.id)
      json.member("ruleIndex", rule)
      json.member("level", finding.severity.rawValue)
      json.message("message", ([finding.message] + finding.notes).joined(separator: "; "))
      json.member("locations", [finding.location].compactMap { $0 }) { json, location in
        json.object { json in
          json.physicalLocation(location, column: lines.utf16Column(of: location))
          json.logicalLocation(finding)
        }
      }
      let sites = finding.callSites.filter { $0 != finding.location }.prefix(20)
      if !sites.isEmpty {
        json.member("relatedLocations", sites.enumerated()) { json, site in
          json.object { json in
            json.member("id", site.offset + 1)
            json.physicalLocation(site.element, column: lines.utf16Column(of: site.element))
            json.message("message", "the code asks for it here")
          }
        }
      }
      // The identity of a finding in two runs, independent of its line; the same as in a baseline.
      json.name("partialFingerprints")
      json.object { $0.member("finding/v1", fingerprint) }
      json.details(finding)
    }
  }

  fileprivate mutating func physicalLocation(_ location: Location, column: Int?) {
    name("physicalLocation")
    object { json in
      json.name("artifactLocation")
      json.object { $0.member("uri", FileURI.of(location.file)) }
      json.name("region")
      json.object { json in
        json.member("startLine", max(1, location.line))
        json.member("startColumn", column.map { max(1, $0) })
      }
    }
  }

  fileprivate mutating func logicalLocation(_ finding: Finding) {
    guard let key = finding.key else { return }
    let path = [finding.table, key, finding.language, finding.variation].compactMap { $0 }
    member("logicalLocations", [path]) { json, path in
      json.object { json in
        json.member("name", key)
        json.member("fullyQualifiedName", path.joined(separator: "/"))
        json.member("kind", "resource")
      }
    }
  }

  fileprivate mutating func details(_ finding: Finding) {
    guard finding.table != nil || finding.key != nil else { return }
    name("properties")
    object { json in
      json.member("table", finding.table)
      json.member("key", finding.key)
      json.member("language", finding.language)
      json.member("variation", finding.variation)
      json.member("value", finding.value)
    }
  }
}
