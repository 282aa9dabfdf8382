import CatalogJSON
import Phrasebook
package import PhrasebookTranslate

/// A translator that runs Apertium, a free engine that works offline: `apertium -u eng-spa`.
///
/// Each text is a paragraph, because its rules look across line breaks.
package struct Apertium: Translator {
  private let limit: Double

  /// Creates a translator.
  ///
  /// - Parameter limit: The longest time without output, in seconds.
  package init(limit: Double = 300) { self.limit = limit }

  package var name: String { "apertium" }
  package var limits: BatchLimits { BatchLimits(pieces: 500, bytes: 100_000) }

  package func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    let pair = try await pair(from: request.source, to: request.target)
    let input = request.pieces.map(\.text).joined(separator: "\n\n") + "\n"
    let outcome = try await run(["-u", pair], Array(input.utf8))
    guard outcome.end == .exited(0), let text = String(valid: outcome.output, as: UTF8.self)
    else {
      throw TranslatorFailure("apertium failed: \(outcome.complaint)")
    }
    return text.split(separator: "\n\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Returns the installed direction between two languages.
  private func pair(
    from source: String, to target: String
  ) async throws(TranslatorFailure) -> String {
    let outcome = try await run(["-l"], [])
    guard outcome.end != .exited(127) else {
      throw TranslatorFailure("apertium is not installed; on Debian: apt-get install apertium")
    }
    let installed = String(decoding: outcome.output, as: UTF8.self)
      .split { $0.isWhitespace }.map(String.init)
    let (from, to) = (ApertiumLanguage.names(of: source), ApertiumLanguage.names(of: target))
    for from in from {
      for to in to where installed.contains("\(from)-\(to)") { return "\(from)-\(to)" }
    }
    let known: Phrase =
      installed.isEmpty
      ? "no direction" : .verbatim(installed.prefix(12).joined(separator: ", "))
    throw TranslatorFailure(
      """
      apertium has no direction \(from.first ?? source)-\(to.first ?? target) (installed: \
      \(known)); on Debian, apt-cache search apertium lists the available ones
      """)
  }

  private func run(
    _ arguments: [String], _ input: [UInt8]
  ) async throws(TranslatorFailure) -> ChildProcess.Outcome {
    let outcome = try await ChildProcess(arguments: ["apertium"] + arguments, limit: limit)
      .run(input)
    switch outcome.end {
    case .exited: return outcome
    case .tooLong: throw TranslatorFailure("apertium did not answer within \(Int(limit)) s")
    case .tooLarge: throw TranslatorFailure("apertium printed more than a translation can have")
    case .cancelled: throw TranslatorFailure("stopped")
    }
  }
}
