import Foundation
import Phrasebook

// Three preferences over twenty languages, prepared once, beside the toolchain's own matcher and
// Foundation's in the same run; prints microseconds and fails if a figure misses its target.

let supported = [
  "ar", "ca", "cs", "da", "de", "el", "en", "en-GB", "es", "es-419", "fi", "fr", "fr-CA", "he",
  "it",
  "ja", "nl", "pt-BR", "sv", "zh-Hans",
]
let lists = [
  ["de", "fr", "en"], ["de-AT", "fr", "en"], ["uk", "bg", "fr-CH"], ["ko-KR", "hu-HU", "en-AU"],
  ["zh-Hant-HK", "ko", "en-IN"], ["tlh", "ko", "xx"],
]
let target = 5.0

/// The shortest time of one call, in microseconds, of several rounds.
func microseconds(_ call: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<40 {
    let start = now()
    for _ in 0..<1000 { call() }
    best = min(best, now() - start)
  }
  return best * 1000
}

/// Seconds of this process on the processor, so that other programs do not decide.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func padded(_ text: String) -> String { text.padding(toLength: 34, withPad: " ", startingAt: 0) }

let start = now()
var matcher = LanguageMatcher(supported: supported)
print(padded("the first matcher of a process"), String(format: "%8.1f µs", (now() - start) * 1e6))
let preparing = microseconds { matcher = LanguageMatcher(supported: supported) }
print(padded("preparing twenty languages"), String(format: "%8.1f µs", preparing))

var worst = 0.0
var different = false
for preferred in lists {
  let ours = microseconds { _ = matcher.match(preferred).languages }
  worst = max(worst, ours)
  var line = padded(preferred.joined(separator: ", ")) + String(format: " %8.2f µs", ours)
  if var toolchain = ToolchainMatcher(preferred: preferred, supported: supported) {
    let match = matcher.match(preferred)
    different = different || toolchain.language() != (match.isMatch ? match.language : nil)
    let theirs = microseconds { _ = toolchain.language() }
    line += String(format: "  toolchain %7.2f µs (%.1f×)", theirs, theirs / ours)
  }
  let bundle = microseconds {
    _ = Bundle.preferredLocalizations(from: supported, forPreferences: preferred)
  }
  line += String(format: "  Bundle %7.2f µs", bundle)
  print(line)
}
let header = "de-AT, fr;q=0.9, en;q=0.8"
print(
  padded("a header, read and matched"),
  String(
    format: "%8.2f µs",
    microseconds {
      _ = matcher.match(acceptLanguage: header)
    }))
print(
  padded("the slowest"), String(format: "%8.2f µs (target %.0f µs)", worst, target),
  worst <= target ? "ok" : "MISSED")
if different { print("the toolchain's matcher chooses otherwise") }
exit(worst <= target && !different ? 0 : 1)
