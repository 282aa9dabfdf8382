import Foundation
import PhrasebookMemory

// How long a fuzzy look-up takes among a million units, beside a plain scan in SQLite in the same run,
// and beside translate-toolkit where PHRASEBOOK_PYTHON names a Python that has it.
//
//   memory-benchmark [UNITS]
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  "memory-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(work)
  return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
}
func words(_ number: Double, _ digits: Int = 1) -> String {
  String(format: "%.\(digits)f", number)
}
func say(_ name: String, _ times: [Double], _ more: String = "") {
  let sorted = times.sorted()
  guard let worst = sorted.last else { return }
  let median = sorted[sorted.count / 2]
  print(
    name.padding(toLength: 34, withPad: " ", startingAt: 0)
      + "median \(words(median)) ms, worst \(words(worst)) ms, \(times.count) queries\(more)")
}

var sample = SampleTexts(seed: 42)
let units = sample.units(count)
let path = folder.appendingPathComponent("memory.sqlite").path
let adding = try milliseconds {
  let memory = try Memory(at: path, .making)
  try memory.add(units)
  memory.close()
}
let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
print(
  "\(count) units added in \(words(adding / 1e3)) s (\(Int(Double(count) / adding * 1e3)) a second), "
    + "\(size / 1_000_000) MB")

/// Texts that somebody changed, and one in ten that nobody has.
let queries = (0..<200).map { number in
  number % 10 == 9 ? sample.text() : sample.changed(units[sample.pick(count)].source)
}
func query(_ text: String) -> MemoryQuery { MemoryQuery(text, from: "en", to: "fr") }

var firsts: [Double] = []
for text in queries.prefix(20) {
  firsts.append(
    try milliseconds {
      let memory = try Memory(at: path, .reading)
      _ = try memory.hits(for: query(text))
      memory.close()
    })
}
say("opening it and the first look-up", firsts)

let memory = try Memory(at: path, .reading)
var best: [Int?] = []
for text in queries { best.append(try memory.hits(for: query(text)).first?.score) }
// The least of three rounds over all queries: other programs on the machine do not count.
var times = [Double](repeating: .infinity, count: queries.count)
for _ in 0..<3 {
  for (place, text) in queries.enumerated() {
    times[place] = min(times[place], try milliseconds { _ = try memory.hits(for: query(text)) })
  }
}
say("fuzzy look-up", times, ", \(best.count { $0 != nil }) with a hit of 75 and more")

let scan = try PlainScan(at: folder.appendingPathComponent("plain.sqlite").path, units)
var scans: [Double] = []
var missed = 0
for (place, text) in queries.prefix(20).enumerated() {
  scans.append(
    try milliseconds {
      let found = try scan.best(for: text, minimum: Memory.usualMinimum)
      if (found ?? 0) > (best[place] ?? 0) { missed += 1 }
    })
}
say("SQLite and Levenshtein, a scan", scans)
let ratio = scans.sorted()[scans.count / 2] / times.sorted()[times.count / 2]
print(
  "the scan takes \(words(ratio)) times as long; it found something better for \(missed) of "
    + "\(scans.count) queries")

if let python = ProcessInfo.processInfo.environment["PHRASEBOOK_PYTHON"] {
  let few = min(count, 50_000)
  if let (median, worst) = try ToolkitMatcher(python: python).times(
    Array(units.prefix(few)), Array(queries.prefix(5)), in: folder)
  {
    print(
      "translate-toolkit, \(few) units:   median \(words(median)) ms, worst \(words(worst)) ms, "
        + "5 queries")
  }
} else {
  print("translate-toolkit is left out: PHRASEBOOK_PYTHON names no Python that has it")
}
