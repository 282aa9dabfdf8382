internal import CCurl

extension TransportFailure {
  /// The transfer was cancelled.
  static let stopped = TransportFailure("stopped", isPassing: false)
  static let invalidAddress = TransportFailure(
    "the address must begin with https://", isPassing: false)
  static let missingLibrary = TransportFailure(
    "libcurl is not installed; on Debian: apt-get install libcurl4", isPassing: false)

  /// The reason for a failure, in our own words: a library's can hold the whole address. nil if it did
  /// not.
  init?(_ end: phrasebook_transfer_end, host: String) {
    switch end {
    case phrasebook_transfer_complete: return nil
    case phrasebook_transfer_invalid_address: self = .invalidAddress
    case phrasebook_transfer_unknown_host:
      self.init("\(host) is not known; is the network there?", isPassing: false)
    case phrasebook_transfer_unreachable_host:
      self.init("\(host) cannot be reached; does it run?", isPassing: true)
    case phrasebook_transfer_untrusted:
      self.init("\(host) has no certificate to trust", isPassing: false)
    case phrasebook_transfer_refused_by_proxy:
      self.init("the proxy refused to connect to \(host)", isPassing: false)
    case phrasebook_transfer_idle:
      self.init("\(host) took too long to answer", isPassing: true)
    case phrasebook_transfer_too_long:
      // A request that took all of the time would take it again.
      self.init("\(host) took too long to answer", isPassing: false)
    case phrasebook_transfer_too_large:
      self.init("\(host) answered with more than any translation", isPassing: false)
    case phrasebook_transfer_cancelled: self = .stopped
    default: self.init("the connection to \(host) broke off", isPassing: true)
    }
  }
}
