import CatalogJSON
import PhrasebookModel

/// The kind of a report in a file. All but text show in their content that Phrasebook made them.
package enum ReportKind: Sendable {
  /// Extracted strings, and the findings of an audit; both as JSON.
  case strings, findings
  /// The findings of an audit in its other formats.
  case text, sarif, github, junit, html

  /// Whether the content of a file shows that Phrasebook made a report of this kind: a file that
  /// only begins like one is someone else's.
  func isMarked(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .strings:
      return Self.isObject(
        bytes, of: ["strings", "undeterminable", "diagnostics"], ["key", "table"])
    case .findings:
      return Self.isObject(
        bytes, of: ["findings", "summary", "diagnostics"], ["id", "severity", "message"])
    case .sarif:
      return Self.hasHead(
        bytes, #"{"$schema":""#,
        #"","version":"2.1.0","runs":[{"tool":{"driver":{"name":"phrasebook","rules":["#)
    case .junit:
      return bytes.starts(
        with: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"phrasebook\" tests=\""
          .utf8) && bytes.suffix(14).elementsEqual("</testsuites>\n".utf8)
    case .html:
      return Self.hasHead(
        bytes, "<!doctype html>\n<html lang=\"",
        "style-src 'nonce-phrasebook'; script-src 'nonce-phrasebook'")
    case .github: return Self.isOfAnnotations(bytes)
    case .text: return false
    }
  }

  /// Whether a text begins in one way, and has another part near its start.
  private static func hasHead(_ bytes: [UInt8], _ start: String, _ part: String) -> Bool {
    bytes.starts(with: start.utf8)
      && String(decoding: bytes.prefix(1_024), as: UTF8.self).contains(exactly: part)
  }

  /// Whether a text is an object of exactly these members, the first of which is a list.
  ///
  /// - Parameter starts: The first members of each element of the list.
  private static func isObject(
    _ bytes: [UInt8], of names: [String], _ starts: [String]
  ) -> Bool {
    // Most other files need not be read whole.
    guard let first = names.first, bytes.starts(with: "{\"\(first)\":[".utf8),
      let document = try? JSONDocument(bytes)
    else { return false }
    return document.withView { view in
      let members = view.children(of: 0)
      guard members.map({ view.string($0.name) }) == names else { return false }
      let parts = view.elements(of: members[0].value)
      guard parts.allSatisfy({ hasMembers(starts, view, $0.value) }) else { return false }
      return members.dropFirst().allSatisfy { member in
        guard view.string(member.name) == "summary" else {
          return view.nodes[member.value].kind == .array
        }
        return hasMembers(["error", "warning", "note"], view, member.value)
      }
    }
  }

  /// Whether the first members of an object have some names.
  private static func hasMembers(_ names: [String], _ view: JSONView, _ object: Int) -> Bool {
    let members = view.members(of: object).prefix(names.count)
    return members.map { view.string($0.name) } == names
  }

  /// Whether each line but the verdict at the end is an annotation of ours.
  private static func isOfAnnotations(_ bytes: [UInt8]) -> Bool {
    func isAnnotation(_ line: ArraySlice<UInt8>) -> Bool {
      let line = String(decoding: line, as: UTF8.self)
      return ["::error ", "::warning ", "::notice "].contains(where: line.hasPrefix)
        && line.contains(exactly: "title=phrasebook")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return lines.first.map(isAnnotation) == true && lines.dropLast().allSatisfy(isAnnotation)
  }
}
