/// The limit of the size of files that the user has set for the process (`ulimit -f`).
package enum FileSizeLimit {
  /// Whether there is one.
  package static var isSet: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let kind = RLIMIT_FSIZE
    #endif
    guard getrlimit(kind, &limit) == 0 else { return false }
    // Without a limit it is the largest number, signed or not.
    return limit.rlim_cur < rlim_t.max >> 1
  }
}
