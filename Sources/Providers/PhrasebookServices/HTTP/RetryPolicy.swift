internal import Foundation

/// The rules for sending a failed request again.
struct RetryPolicy: Sendable {
  /// The maximum number of requests.
  var attempts: Int
  /// The first pause in seconds; it doubles with each attempt.
  var first: Double
  /// The longest pause in seconds, also if a service asks for more.
  var longest: Double
  /// Waits for a pause.
  var wait: @Sendable (_ seconds: Double) async -> Void
  /// The current time, for services that send a date to retry at.
  var now: @Sendable () -> Date

  init(
    attempts: Int = 5, first: Double = 1, longest: Double = 120,
    wait: @escaping @Sendable (Double) async -> Void = {
      try? await Task.sleep(for: .seconds($0))
    }, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.attempts = attempts
    self.first = first
    self.longest = longest
    self.wait = wait
    self.now = now
  }

  /// Returns the pause before an attempt, the second being 1; nil to give up.
  func pause(before attempt: Int, _ response: ServiceResponse?) -> Double? {
    guard attempt < attempts else { return nil }
    if let asked = response?.headers["retry-after"].flatMap(seconds) {
      return asked <= longest ? asked : nil
    }
    var pause = first
    for _ in 1..<max(1, attempt) { pause *= 2 }
    return min(pause, longest)
  }

  /// Returns the seconds of a `Retry-After`: a number or a date (RFC 9110, 10.2.3).
  private func seconds(_ value: String) -> Double? {
    if let seconds = Double(value), seconds >= 0, seconds.isFinite { return seconds }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: value).map { max(0, $0.timeIntervalSince(now())) }
  }
}
