import CPeers
import Foundation
import Phrasebook
import PhrasebookTables

/// The figures of the runtime beside those of Foundation and gettext, on the same texts in one run.
struct Measurement {
  private(set) var report = Report()
  private let sample: Sample
  private let file: URL
  private let keys = SampleKeys.all
  private let folder: URL
  /// Seconds for `String(localized:)` with a plural and a text.
  private var formatted: Double?
  /// Seconds for a phrase with both that is made and read.
  private var made: Double?

  init(in folder: URL) throws {
    self.folder = folder
    let sample = Sample(keyCount: 20_000, in: folder)
    self.sample = sample
    file = try sample.writeTable()
  }

  /// The rounds through the keys that one measurement takes.
  private static let rounds = 1000
  private var lookUpCount: Double { Double(keys.count * Self.rounds) }

  /// One look-up of a text without arguments: 64 keys of the 20,000 in turn.
  mutating func measurePlain(isProfile: Bool = false) throws {
    let table = try CompiledTable(path: file.path)
    guard let german = table.translations(of: "Localizable", language: "de") else { exit(2) }
    let ours = try plainLookUp(german)
    if isProfile { return }
    let bundle = try foundationBundle()
    let foundation = foundationLookUp(bundle)
    try chooseMessages()
    let messages = messageLookUp()

    report.line("Foundation: Bundle.localizedString", foundation)
    report.line("gettext(), a pointer to C's text", messages.pointer)
    report.line("gettext(), a String as the others give it", messages.string)
    report.line("plain look-up, against Foundation", ours, against: foundation, target: 8)
    report.line("plain look-up, against gettext", ours, against: messages.string, target: 3)

    try measureAllKeys(german, bundle)
    try measureFaces(against: foundation)
    let before = allocation_count()
    let seen = try lookUpAll(german)
    let blocks = Double(allocation_count() - before) / Double(keys.count)
    use(seen)
    report.atMost("plain look-up, allocations (the String is one)", blocks, 1, "")
  }

  /// Looks every key up once, and returns the length of their texts.
  private func lookUpAll(_ german: CompiledTable.Translations) throws -> Int {
    var seen = 0
    for key in keys { seen &+= try german.text(of: key)?.utf8.count ?? 0 }
    return seen
  }

  /// Seconds for a look-up in a compiled table.
  private func plainLookUp(_ german: CompiledTable.Translations) throws -> Double {
    var seen = try lookUpAll(german)
    defer { use(seen) }
    return try Clock.best(of: 9) {
      for _ in 0..<Self.rounds { seen &+= try lookUpAll(german) }
    } / lookUpCount
  }

  /// The sample as Foundation reads it.
  private func foundationBundle() throws -> Bundle {
    let bundle = Bundle(path: try sample.writeBundle("Foundation.bundle").path)
    guard let bundle,
      bundle.localizedString(forKey: keys[1], value: nil, table: nil) == sample.text(1)
    else {
      print("Foundation does not find the sample")
      exit(2)
    }
    return bundle
  }

  /// Seconds for a look-up by Foundation.
  private func foundationLookUp(_ bundle: Bundle) -> Double {
    var seen = 0
    defer { use(seen) }
    return Clock.best(of: 9) {
      for _ in 0..<Self.rounds / 5 {
        for key in keys {
          seen &+= bundle.localizedString(forKey: key, value: nil, table: nil).utf8.count
        }
      }
    } / lookUpCount * 5
  }

  /// Writes the sample for gettext, which reads it from now on.
  private func chooseMessages() throws {
    try sample.writeMessages(domain: "sample")
    setenv("LANGUAGE", "de", 1)
    setlocale(LC_ALL, "C.UTF-8")
    bindtextdomain("sample", folder.path)
    textdomain("sample")
    guard String(cString: gettext(keys[1])) == sample.text(1) else {
      print("gettext does not find the sample")
      exit(2)
    }
  }

  /// Seconds for a look-up by gettext: C's text, and a `String` of it.
  private func messageLookUp() -> (pointer: Double, string: Double) {
    var seen = 0
    defer { use(seen) }
    let pointer =
      Clock.best(of: 9) {
        for _ in 0..<Self.rounds { for key in keys { seen &+= Int(gettext(key)[0]) } }
      } / lookUpCount
    let string =
      Clock.best(of: 9) {
        for _ in 0..<Self.rounds {
          for key in keys { seen &+= String(cString: gettext(key)).utf8.count }
        }
      } / lookUpCount
    return (pointer, string)
  }

  /// gettext keeps what it has found in a tree, so that it takes the longer the more texts a program
  /// shows; here one shows all of them, in no order.
  private mutating func measureAllKeys(
    _ german: CompiledTable.Translations, _ bundle: Bundle
  ) throws {
    var seen = 0
    defer { use(seen) }
    let all = (0..<sample.keyCount).map { sample.key($0 &* 7919 % sample.keyCount) }
    func mean(_ lookUp: (String) throws -> Int) rethrows -> Double {
      try Clock.best(of: 9) { for key in all { seen &+= try lookUp(key) } } / Double(all.count)
    }
    let oursOfAll = try mean { try german.text(of: $0)?.utf8.count ?? 0 }
    let messagesOfAll = mean { String(cString: gettext($0)).utf8.count }
    let foundationOfAll = mean {
      bundle.localizedString(forKey: $0, value: nil, table: nil).utf8.count
    }
    report.line(
      "all 20,000 keys, against Foundation", oursOfAll, against: foundationOfAll, target: 8)
    report.line("all 20,000 keys, against gettext", oursOfAll, against: messagesOfAll, target: 3)
  }

  /// The look-ups that an app's code writes.
  private mutating func measureFaces(against foundation: Double) throws {
    guard let faces = try Faces(Sample(keyCount: sample.keyCount, in: folder)) else { return }
    report.line(
      "text of a Phrase, against Foundation", faces.phrase(), against: foundation, target: 8)
    report.line(
      "String(localized:), against Foundation", faces.string(), against: foundation, target: 8)
    report.line(
      "String(localized:) in the code's language", faces.source(), against: foundation,
      target: 8)
    report.atMost("String(localized:), allocations", faces.stringAllocations(), 1, "")
    formatted = faces.format()
    made = faces.plural()
  }

  /// The first look-up of a process that has just started, everything included.
  mutating func measureFirst() throws {
    let bundles = try (0..<5).map { try sample.writeBundle("First\($0).bundle") }
    var next = 0
    let foundation = Clock.best(of: bundles.count) {
      let bundle = Bundle(path: bundles[next].path)
      use(bundle?.localizedString(forKey: keys[1], value: nil, table: nil))
      next += 1
    }
    let ours = try Clock.best(of: 20) {
      let table = try CompiledTable(path: file.path)
      use(try table.translations(of: "Localizable", language: "de")?.text(of: keys[1]))
    }
    let catalog = sample.catalog()
    let read = try Clock.best(of: 3) {
      var compiler = TableCompiler()
      try compiler.add(catalog: catalog, named: "Localizable")
      use(try CompiledTable(compiler.table()))
    }
    report.line("Foundation: first look-up, 20,000 lines of .strings", foundation)
    report.line("first look-up in a compiled table", ours, against: foundation, target: 300)
    report.line("(reading the .xcstrings instead)", read)
  }

  /// A look-up with a plural and a text.
  mutating func measureFormat(isProfile: Bool = false) throws {
    let table = try CompiledTable(path: file.path)
    guard let german = table.translations(of: "Localizable", language: "de") else { exit(2) }
    let numbers = CompiledTable.NumberStyle(locale: "de-DE")
    let name = "Anna-Maria Schmidt"
    func lookUp(_ number: Int64) throws -> String? {
      try german.text(
        of: "%@ has %lld files", arguments: [.string(name), .int(number)], numbers: numbers)
    }
    guard try lookUp(1234) == "Anna-Maria Schmidt hat 1.234 Dateien" else { exit(2) }
    let ours = try Clock.best(of: 7) { for number in 0..<4000 { use(try lookUp(Int64(number))) } }
    if isProfile { return }
    let foundation = Clock.best(of: 7) {
      for number in 0..<4000 {
        use(String(format: "%1$@ hat %2$lld Dateien", name as NSString, Int64(number)))
      }
    }
    report.line("Foundation: String(format:), two arguments", foundation / 4000)
    report.line(
      "look-up with a plural and a text", ours / 4000, against: foundation / 4000, target: 4)
    if let formatted {
      report.line(
        "String(localized:) with both", formatted, against: foundation / 4000, target: 4)
    }
    if let made {
      report.line(
        "Phrase with both, made and read", made, against: foundation / 4000, target: 4)
    }
  }

  /// The memory that a mapped table takes: what was touched, in pages.
  mutating func measureMemory() throws {
    // Out of the system's cache: what is in it, in one piece as it was written, is mapped in one piece.
    Memory.forget(file.path)
    let table = try CompiledTable(path: file.path)
    guard let german = table.translations(of: "Localizable", language: "de") else { return }
    let size = Double(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) / 1024
    let mapped = Memory.resident(of: file.path)
    use(try german.text(of: keys[1]))
    let one = Memory.resident(of: file.path)
    for key in keys { use(try german.text(of: key)) }
    let all = Memory.resident(of: file.path)
    guard mapped > 0 else { return }
    print(
      String(
        format: "the table has %.0f KiB; in memory %.0f, after 1 look-up %.0f, after 64 %.0f KiB",
        size, mapped, one, all))
    // A look-up touches a slot and a value, each in a page or on the border of two.
    report.atMost("memory of 1 look-up", one - mapped, 2 * 8, "KiB")
    report.atMost("memory of 64 look-ups", all - mapped, 64 * 2 * 8, "KiB")
  }
}
