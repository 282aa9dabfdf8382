public import Foundation

/// When and how often a request that failed is sent again.
public struct RetryPolicy: Sendable {
  /// Requests in all.
  public var attempts: Int
  /// The first pause in seconds; each next one is twice as long.
  public var first: Double
  /// The longest pause that is waited for, whoever asks for it.
  public var longest: Double
  /// How a pause is made.
  public var wait: @Sendable (_ seconds: Double) async -> Void
  /// The time now, for services that name a time to come back at.
  public var now: @Sendable () -> Date

  public init(
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

  /// The pause before an attempt, the second being 1; nil where there shall be none.
  func pause(before attempt: Int, _ response: ServiceResponse?) -> Double? {
    guard attempt < attempts else { return nil }
    if let asked = response?.headers["retry-after"].flatMap(seconds) {
      return asked <= longest ? asked : nil
    }
    var pause = first
    for _ in 1..<max(1, attempt) { pause *= 2 }
    return min(pause, longest)
  }

  /// `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3).
  private func seconds(_ value: String) -> Double? {
    if let seconds = Double(value), seconds >= 0, seconds.isFinite { return seconds }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: value).map { max(0, $0.timeIntervalSince(now())) }
  }
}
