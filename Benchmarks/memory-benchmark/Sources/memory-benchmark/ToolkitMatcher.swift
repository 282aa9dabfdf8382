import Foundation
import PhrasebookMemory

/// translate-toolkit's memory (`translate.search.match`, what `pot2po` and `pretranslate` ask), on fewer
/// units: it takes seconds for a look-up.
struct ToolkitMatcher {
  let python: String

  private static let script = """
    import sys, time
    from translate.search import match
    from translate.storage import base
    lines = open(sys.argv[1], encoding="utf-8").read().split("\\n")
    count = int(lines[0])
    store = base.TranslationStore()
    for line in lines[1:count + 1]:
        unit = base.TranslationUnit(line)
        unit.target = "x"
        store.addunit(unit)
    matcher = match.matcher(store, max_candidates=5, min_similarity=75, max_length=1000)
    times = []
    for text in lines[count + 1:]:
        start = time.perf_counter()
        matcher.matches(text)
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    print(times[len(times) // 2], times[-1])
    """

  /// The median and the worst of the queries, in milliseconds.
  func times(_ units: [MemoryUnit], _ queries: [String], in folder: URL) throws -> (Double, Double)?
  {
    let data = folder.appendingPathComponent("units.txt")
    let lines = ["\(units.count)"] + units.map(\.source) + queries
    try lines.joined(separator: "\n").write(to: data, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.script, data.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
