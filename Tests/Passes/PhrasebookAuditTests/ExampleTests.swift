import PhrasebookAudit
import Phrasebook
import PhrasebookModel
import Testing

@Suite("Checks: their examples are what they say")
struct ExampleTests {
  /// One example with the check that it belongs to.
  struct Case: Sendable, CustomTestStringConvertible {
    let check: Check
    let example: Example
    var testDescription: String { "\(check.id), line \(example.line)" }
  }

  @Test(
    arguments: Check.all.flatMap { check in check.good.map { Case(check: check, example: $0) } })
  func goodExamplesAreClean(one: Case) {
    #expect(one.example.findings(of: one.check).map(\.message) == [])
  }

  @Test(arguments: Check.all.flatMap { check in check.bad.map { Case(check: check, example: $0) } })
  func badExamplesAreFound(one: Case) {
    let findings = one.example.findings(of: one.check)
    #expect(findings.map(\.message) == [one.example.message])
    for finding in findings {
      #expect(finding.id == one.check.id)
      if let marked = one.example.marked {
        #expect(finding.markedText == marked)
      }
    }
  }

  @Test func everyCheckHasExamplesAndAnIdOfItsOwn() {
    #expect(Check.byID.count == Check.all.count)
    for check in Check.all {
      #expect(!check.good.isEmpty && !check.bad.isEmpty, "\(check.id) has no examples")
      #expect(check.bad.allSatisfy { $0.message != nil }, "\(check.id)")
      #expect(check.id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(check.id)")
      for text in [check.summary, check.why, check.fix].map(\.sourceText) {
        #expect(text.hasSuffix("."), "\(check.id): \(text)")
      }
    }
  }
}

extension Finding {
  /// The doubtful part of the text.
  var markedText: String? {
    guard let value, let range else { return nil }
    return String(decoding: Array(value.utf8)[range], as: UTF8.self)
  }
}
