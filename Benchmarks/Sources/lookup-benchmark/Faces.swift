import CPeers
import Foundation
import Phrasebook

/// The work of a program, from end to end: choosing the user's language, finding the module,
/// looking up the text and inserting the arguments.
struct Faces {
  private let german: Localizer
  private let bundle: Bundle
  private let keys = SampleKeys.all

  /// A table as `compile` puts it into a module's resources.
  init?(_ sample: Sample) throws {
    let resources = sample.folder.appending(path: "Sample.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: sample.writeTable(), to: resources.appending(path: "phrasebook.table"))
    guard let bundle = Bundle(path: resources.path) else { return nil }
    self.bundle = bundle
    german = Localizer(languages: ["de"])
  }

  /// Seconds for a phrase that was made before.
  func phrase() -> Double {
    let phrases = keys.map { Phrase(Phrase.Value($0), bundle: .atURL(bundle.bundleURL)) }
    guard phrases.first?.text(in: german).hasPrefix("Der Text") == true else { exit(2) }
    return best(of: 200) {
      var seen = 0
      for phrase in phrases { seen &+= phrase.text(in: german).utf8.count }
      return seen
    } / Double(keys.count)
  }

  /// Seconds for `String(localized:)` in the middle of a request.
  func string() -> Double {
    Localizer.with(german) {
      best(of: 10_000) {
        String(localized: "settings.account.title", bundle: bundle).utf8.count
      }
    }
  }

  /// The number of blocks of memory that `String(localized:)` takes.
  func stringAllocations() -> Double {
    Localizer.with(german) {
      use(String(localized: "settings.account.title", bundle: bundle))
      let before = allocation_count()
      use(String(localized: "settings.account.title", bundle: bundle))
      return Double(allocation_count() - before)
    }
  }

  /// Seconds for `String(localized:)` with a plural and a text.
  func format() -> Double {
    Localizer.with(german) {
      let name = "Anna-Maria Schmidt"
      guard
        String(localized: "\(name) has \(1234) files", bundle: bundle)
          == "Anna-Maria Schmidt hat 1.234 Dateien"
      else { exit(2) }
      return best(of: 4) {
        var seen = 0
        for number in 0..<1000 {
          seen &+= String(localized: "\(name) has \(number) files", bundle: bundle).utf8.count
        }
        return seen
      } / 1000
    }
  }

  /// Seconds for a phrase with a plural that is made and read at once.
  func plural() -> Double {
    Localizer.with(german) {
      let name = "Anna-Maria Schmidt"
      return best(of: 4) {
        var seen = 0
        for number in 0..<1000 {
          seen &+= Phrase("\(name) has \(number) files", bundle: bundle).text().utf8.count
        }
        return seen
      } / 1000
    }
  }

  /// Seconds for `String(localized:)` if the user's language is the source's, and the key the text.
  func source() -> Double {
    Localizer.with(Localizer(languages: ["en"])) {
      best(of: 10_000) {
        String(localized: "settings.account.title", bundle: bundle).utf8.count
      }
    }
  }

  private func best(of rounds: Int, _ work: () -> Int) -> Double {
    var seen = 0
    defer { use(seen) }
    return Clock.best(of: 9) { for _ in 0..<rounds { seen &+= work() } } / Double(rounds)
  }
}
