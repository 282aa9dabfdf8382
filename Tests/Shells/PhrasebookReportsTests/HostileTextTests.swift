import Foundation
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace
import Testing

@testable import PhrasebookReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts of catalogs and sources are data, in every format.
@Suite("Reporters: nothing from a project is obeyed")
struct HostileTextTests {
  @Test(arguments: AuditFormat.allCases)
  func noControlsAndNoTurnedLines(_ format: AuditFormat) {
    for scalar in Hostile.page(format).unicodeScalars where scalar != "\n" {
      #expect(!VisibleText.isHidden(scalar), "\(format): U+\(String(scalar.value, radix: 16))")
    }
  }

  /// A log of GitHub Actions takes `::word` at the start of a line for a command, and that of Azure
  /// Pipelines and older runners `##[…]` and `##vso[…]` anywhere.
  @Test(arguments: AuditFormat.allCases)
  func noCommandsOfBuildServices(_ format: AuditFormat) {
    let page = Hostile.page(format)
    for line in page.split(separator: "\n") {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if format == .github, start.hasPrefix("::") {
        #expect(
          ["::error file=", "::warning file=", "::notice file="].contains { start.hasPrefix($0) })
      } else {
        #expect(!start.hasPrefix("::"), "\(line)")
      }
    }
    #expect(!page.contains("##[") && !page.contains("##vso["))
  }

  private static let errorsOfTheRun = Hostile.result.diagnostics.count { $0.severity == .error }

  @Test func githubCommandsAreWhatWasFound() throws {
    let commands = Hostile.page(.github).split(separator: "\n").filter { $0.hasPrefix("::") }
    let lines = commands.filter { !$0.contains("title=phrasebook::") }
    #expect(lines.count == Hostile.texts.count)
    #expect(commands.count - lines.count == Self.errorsOfTheRun)
    for (line, text) in zip(lines, Hostile.texts) {
      // `::word name=value,…::message`, and no more than four properties.
      let parts = try #require(line.dropFirst(2).firstRange(of: "::"))
      let head = line[..<parts.lowerBound]
      let properties = try #require(head.split(separator: " ", maxSplits: 1).last)
        .split(separator: ",", omittingEmptySubsequences: false)
      #expect(
        properties.map { $0.prefix { $0 != "=" } } == ["file", "line", "col", "title"], "\(line)")
      #expect(properties.allSatisfy { $0.split(separator: ":").count == 1 }, "\(line)")
      let file = try #require(properties.first).dropFirst(5)
        .replacing("%3A", with: ":").replacing("%2C", with: ",").replacing("%25", with: "%")
      #expect(file == VisibleText.of(text))
    }
  }

  @Test func htmlHasNoTagsButItsOwn() {
    let page = HTMLPage.withoutScript(Hostile.page(.html))
    #expect(!page.contains("<script>") && !page.contains("<img"))
    #expect(!page.contains("{{"), "a slot has no text")
    let names = Set(page.matches(of: /<\/?([A-Za-z!][A-Za-z0-9]*)/).map { String($0.output.1) })
    let own: Set = [
      "b", "bdi", "body", "code", "dd", "details", "div", "dl", "dt", "form", "h1", "h2", "head",
      "header", "html", "input", "label", "li", "main", "meta", "meter", "noscript", "option",
      "output", "p", "script", "section", "select", "small", "span", "style", "summary", "table",
      "tbody", "td", "th", "thead", "title", "tr", "ul", "!doctype",
    ]
    #expect(names.isSubset(of: own), "\(names.subtracting(own))")
    // Nothing is loaded, and no attribute is one that runs.
    #expect(!page.contains("http-equiv=\"refresh\"") && !page.contains("<link"))
    for match in page.matches(of: /<[a-z0-9]+((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/) {
      let names = match.output.1.replacing(/="[^"]*"/, with: "=")
      #expect(!names.contains(/\s(on[a-z]+|href|src|style)=/), "\(match.output.0)")
    }
  }

  /// The data ends where the page ends it: no text contains a character that ends an element.
  @Test func htmlDataIsJSONWithoutMarkup() throws {
    let data = try #require(HTMLPage.data(of: Hostile.page(.html)))
    #expect(!data.contains { "<>&".contains($0) })
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let texts = try #require(root["texts"] as? [String])
    #expect(texts.contains { $0.contains("<script>alert(1)</script>") })
    for text in texts {
      #expect(!text.unicodeScalars.contains(where: VisibleText.isHidden), "\(text)")
      #expect(!(text.first.map("=+-@\t\r".contains) ?? false), "\(text)")
    }
  }

  @Test func markupIsWellFormed() throws {
    let parser = XMLParser(data: Data(Hostile.page(.junit).utf8))
    let counter = ElementCounter()
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(counter.counts["testcase"] == Hostile.texts.count + Self.errorsOfTheRun)
    #expect(counter.counts["error"] == Self.errorsOfTheRun)
    #expect(counter.counts["testsuite"] == Set(Hostile.texts).count + 1)
    let notes = Hostile.result.count(.note)
    #expect(counter.counts["failure"] == Hostile.texts.count - notes)
    #expect(counter.counts["skipped"] == notes)
    #expect(Set(counter.counts.keys).count == 6)
  }

  /// A cell that begins with one of these is a formula in a spreadsheet.
  @Test func noCellIsAFormula() throws {
    let starts = Set("=+-@\t\r")
    let body = HTMLPage.withoutScript(Hostile.page(.html)).split(separator: "<body>").last ?? ""
    for match in body.matches(of: />([^<]+)</) {
      let text = match.output.1
      #expect(!(text.first.map(starts.contains) ?? false), "\(text)")
    }
    for format in [AuditFormat.text, .github] {
      for line in Hostile.page(format).split(separator: "\n") {
        let cell = line.drop { $0 == " " }
        #expect(!(cell.first.map { $0 != "@" && starts.contains($0) } ?? false), "\(line)")
        // Our own sign for a place is an at sign with a space behind.
        if cell.first == "@" { #expect(cell.hasPrefix("@ ")) }
      }
    }
  }

  @Test func jsonSaysWhatWasThere() throws {
    for format in [AuditFormat.json, .sarif] {
      let data = Data(Hostile.page(format).utf8)
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let runs = root["runs"] as? [[String: Any]]
      let findings = try #require((runs?.first?["results"] ?? root["findings"]) as? [[String: Any]])
      let keys = findings.map { finding in
        (finding["key"] ?? (finding["properties"] as? [String: Any])?["key"]) as? String
      }
      #expect(keys.count == Hostile.texts.count)
      for (key, text) in zip(keys, Hostile.texts) {
        #expect(key.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
      }
    }
  }

  @Test func sarifMessagesHoldNoLinks() throws {
    #expect(SARIFReporter.message("[a](b) {0} \\") == "\\[a\\](b) {{0}} \\\\")
    #expect(FileURI.of("a b/ü:c%.swift") == "a%20b/%C3%BC%3Ac%25.swift")
    #expect(FileURI.of("/a") == "file:///a")
  }

  private final class ElementCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      counts[elementName, default: 0] += 1
    }
  }
}
