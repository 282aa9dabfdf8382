import Foundation

// Looks texts up in a compiled table, beside Foundation and gettext in the same run; prints figures and
// ratios, and fails if a ratio misses its target.

let folder = FileManager.default.temporaryDirectory.appending(path: "lookup-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
var measurement = try Measurement(in: folder)
switch Array(CommandLine.arguments.dropFirst()) {
case ["--profile", "plain"]:
  for _ in 0..<20 { try measurement.measurePlain(isProfile: true) }
  exit(0)
case ["--profile", "format"]:
  for _ in 0..<20 { try measurement.measureFormat(isProfile: true) }
  exit(0)
default: break
}
try measurement.measurePlain()
try measurement.measureFirst()
try measurement.measureFormat()
try measurement.measureMemory()
try FileManager.default.removeItem(at: folder)
exit(measurement.report.missed ? 1 : 0)
