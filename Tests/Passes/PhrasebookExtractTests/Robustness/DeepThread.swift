import Foundation

/// Runs work on a thread with the stack that the command's threads have, so that what would
/// exhaust it there does so in a test.
func onDeepThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 512 << 20
    thread.start()
  }
}
