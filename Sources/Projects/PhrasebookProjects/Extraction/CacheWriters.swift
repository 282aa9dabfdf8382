import struct PhrasebookPlatform.Mutex

/// Threads that write to a cache, for which the run that began them does not wait.
package enum CacheWriters {
  private struct Writer: Sendable {
    let folder: String
    let work: WorkQueue<Void>
  }

  private static let writers = Mutex<[Writer]>([])

  /// Starts to write to a folder on another thread; without a thread, writes at once.
  package static func start(in folder: String, _ body: @escaping @Sendable () -> Void) {
    let work = WorkQueue<Void>(1)
    let whole: @Sendable () -> Void = {
      body()
      writers.withLock { writers in writers.removeAll { $0.work === work } }
      work.finish()
    }
    writers.withLock { $0.append(Writer(folder: folder, work: work)) }
    if DetachedThreads.start(whole) == nil { whole() }
  }

  /// Waits until all writes to a folder are done; to all folders if nil.
  package static func wait(for folder: String? = nil) {
    let begun = writers.withLock { writers in
      writers.filter { folder == nil || $0.folder == folder }
    }
    for writer in begun { writer.work.wait() }
  }
}
