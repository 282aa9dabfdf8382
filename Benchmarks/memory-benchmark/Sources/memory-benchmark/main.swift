import Foundation
import PhrasebookMemory

// The time of a fuzzy look-up among a million units, beside a plain scan in SQLite in the same run,
// and beside translate-toolkit if PHRASEBOOK_PYTHON names a Python that has it.
//
//   memory-benchmark [UNITS [FILE]]
//
// FILE is kept, so that the next run need not make it.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  "memory-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

/// Time on the processor: other programs on the machine do not count.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  try work()
  return now() - start
}
func words(_ number: Double, _ digits: Int = 1) -> String {
  String(format: "%.\(digits)f", number)
}
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
func report(_ name: String, _ times: [Double], _ more: String = "") {
  let sorted = times.sorted()
  guard let worst = sorted.last else { return }
  let median = sorted[sorted.count / 2]
  report(
    name.padding(toLength: 34, withPad: " ", startingAt: 0)
      + "median \(words(median)) ms, worst \(words(worst)) ms, \(times.count) queries\(more)")
}

var sample = SampleTexts(seed: 42)
let units = sample.units(count)
let kept = CommandLine.arguments.dropFirst(2).first
let path = kept ?? folder.appendingPathComponent("memory.sqlite").path
let isThere = FileManager.default.fileExists(atPath: path)
let adding = try milliseconds {
  guard !isThere else { return }
  let memory = try Memory(at: path, .making)
  try memory.add(units)
  memory.close()
}
let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
report(
  "\(count) units added in \(words(adding / 1e3)) s (\(Int(Double(count) / adding * 1e3)) a second), "
    + "\(size / 1_000_000) MB")

/// Texts with a change, and one in ten that is not in the memory.
let queries = (0..<200).map { number in
  number % 10 == 9 ? sample.text() : sample.changed(units[sample.pick(count)].source)
}
func query(_ text: String) -> MemoryQuery { MemoryQuery(text, from: "en", to: "fr") }

var firsts: [Double] = []
for text in queries.prefix(20) {
  firsts.append(
    try milliseconds {
      let memory = try Memory(at: path, .reading)
      _ = try memory.matches(for: query(text))
      memory.close()
    })
}
report("opening it and the first look-up", firsts)

let memory = try Memory(at: path, .reading)
var best: [Int?] = []
for text in queries { best.append(try memory.matches(for: query(text)).first?.score) }
// The shortest of three rounds over all queries: other processes use the same memory and caches.
var times = [Double](repeating: .infinity, count: queries.count)
for _ in 0..<3 {
  for (place, text) in queries.enumerated() {
    times[place] = min(times[place], try milliseconds { _ = try memory.matches(for: query(text)) })
  }
}
report("fuzzy look-up", times, ", \(best.count { $0 != nil }) with a match of 75 and more")

let scan = try PlainScan(at: folder.appendingPathComponent("plain.sqlite").path, units)
var scans: [Double] = []
var missed = 0
for (place, text) in queries.prefix(20).enumerated() {
  scans.append(
    try milliseconds {
      let found = try scan.best(for: text, minimum: Memory.usualMinimum)
      let score = found.map { Similarity.score(text, $0) } ?? 0
      if score >= Memory.usualMinimum, score > (best[place] ?? 0) { missed += 1 }
    })
}
report("SQLite and Levenshtein, a scan", scans)
let ratio = scans.sorted()[scans.count / 2] / times.sorted()[times.count / 2]
report(
  "the scan takes \(words(ratio)) times as long; it found something better for \(missed) of "
    + "\(scans.count) queries")

if let python = ProcessInfo.processInfo.environment["PHRASEBOOK_PYTHON"] {
  let few = min(count, 50_000)
  if let (median, worst) = try ToolkitMatcher(python: python).times(
    Array(units.prefix(few)), Array(queries.prefix(5)), in: folder)
  {
    report(
      "translate-toolkit, \(few) units:   median \(words(median)) ms, worst \(words(worst)) ms, "
        + "5 queries")
  }
} else {
  report("translate-toolkit is left out: PHRASEBOOK_PYTHON names no Python that has it")
}
