import Foundation
import Phrasebook
package import PhrasebookModel
package import PhrasebookTranslate

/// A word that was found in a picture.
package struct RecognizedWord: Hashable, Sendable {
  package var text: String
  /// Words with the same number are on one line.
  package var line: Int
  package var region: PictureRegion

  package init(_ text: String, line: Int, region: PictureRegion) {
    self.text = text
    self.line = line
    self.region = region
  }
}

/// Reads the words of pictures with Tesseract, a free program that works offline.
package struct Tesseract {
  private let limit: Double

  /// - Parameter limit: The longest time for a picture, in seconds.
  package init(limit: Double = 120) { self.limit = limit }

  /// Tesseract's numbers for its methods to separate dark and light parts. The colours of an
  /// interface change from label to button, so each part has a threshold of its own first (Sauvola's
  /// method). It finds little of light texts on a dark screen; one threshold for the whole picture
  /// (Otsu's method) finds those.
  private static let thresholds = [2, 0]

  /// Reads the words in a picture more than once, each time in another way.
  ///
  /// - Parameters:
  ///   - picture: The path of a PNG or JPEG file.
  ///   - language: The language of the texts.
  /// - Returns: The words of each reading, in reading order.
  package func readings(
    of picture: String, language: String
  ) async throws(TranslatorFailure) -> [[RecognizedWord]] {
    var readings: [[RecognizedWord]] = []
    for threshold in Self.thresholds {
      readings.append(try await words(in: picture, language: language, threshold: threshold))
    }
    return readings
  }

  private func words(
    in picture: String, language: String, threshold: Int
  ) async throws(TranslatorFailure) -> [RecognizedWord] {
    let data = Self.data(for: language)
    // Sparse text: an interface has labels, not columns.
    let outcome = try await ChildProcess(
      arguments: [
        "OMP_THREAD_LIMIT=1", "tesseract", picture, "stdout", "--psm", "11", "-l", data, "-c",
        "thresholding_method=\(threshold)", "tsv",
      ], limit: limit
    ).run([])
    switch outcome.end {
    case .exited(0): return Self.words(String(decoding: outcome.output, as: UTF8.self))
    case .exited(127):
      throw TranslatorFailure(
        """
        tesseract, which reads the texts of pictures, is not installed; on Debian: apt-get install \
        tesseract-ocr, or give the keys with --key
        """)
    case .exited where outcome.complaint.contains("traineddata"):
      let package = "tesseract-ocr-\(data.replacing("_", with: "-"))"
      throw TranslatorFailure(
        "tesseract has no data for \(language); on Debian: apt-get install \(package)")
    case .exited: throw TranslatorFailure("tesseract failed: \(outcome.complaint)")
    case .tooLong: throw TranslatorFailure("tesseract did not answer within \(Int(limit)) s")
    case .tooLarge: throw TranslatorFailure("tesseract printed more than a picture can have")
    case .cancelled: throw TranslatorFailure("stopped")
    }
  }

  /// The words in Tesseract's table: level, page, block, paragraph, line, word, left, top, width,
  /// height, confidence, text, separated by tabs.
  static func words(_ table: String) -> [RecognizedWord] {
    var words: [RecognizedWord] = []
    var lines: [[Substring]: Int] = [:]
    for row in table.split(separator: "\n").dropFirst() {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 12, columns[0] == "5",
        let region = PictureRegion(columns[6..<10].joined(separator: ","))
      else { continue }
      let text = columns[11...].joined(separator: " ")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty else { continue }
      let place = Array(columns[1..<5])
      let line = lines[place] ?? lines.count
      lines[place] = line
      words.append(RecognizedWord(text, line: line, region: region))
    }
    return words
  }

  /// The name of Tesseract's data for a language: ISO 639-2/T, with the script of Chinese and Serbian.
  static func data(for language: String) -> String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    switch parts.first {
    case "zh", "yue":
      return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "chi_tra" : "chi_sim"
    case "sr" where parts.contains("latn"): return "srp_latn"
    case "nb", "nn", "no": return "nor"
    case let base?: return Locale.LanguageCode(base).identifier(.alpha3) ?? "eng"
    case nil: return "eng"
    }
  }
}
