#if canImport(CoreServices)
  import CoreServices
  import Dispatch
  import Foundation
  import PhrasebookPlatform
  import PhrasebookProjects

  /// File events of Apple's systems (FSEvents), one for each file.
  final class AppleEvents: FileEventSource {
    private let events: ReportedEvents
    /// Used by one thread at a time: FSEvents has locks of its own.
    nonisolated(unsafe) private let stream: FSEventStreamRef

    /// For how many seconds the system collects events; `FileWatcher` waits for quiet itself.
    private static let latency = 0.005

    /// Nil if the system gives no events.
    init?(_ folder: String) {
      let events = ReportedEvents(folder, resolved: FilePath.real(folder) ?? folder)
      self.events = events
      // A call may still run when this object is gone: the stream holds the events until its end.
      var context = FSEventStreamContext(
        version: 0, info: Unmanaged.passRetained(events).toOpaque(), retain: nil,
        release: { info in
          if let info { Unmanaged<ReportedEvents>.fromOpaque(info).release() }
        }, copyDescription: nil)
      let flags =
        kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
        | kFSEventStreamCreateFlagWatchRoot
      let stream = FSEventStreamCreate(
        nil, AppleEvents.report, &context, [folder] as CFArray,
        FSEventStreamEventId(kFSEventStreamEventIdSinceNow), Self.latency,
        FSEventStreamCreateFlags(flags))
      guard let stream else { return nil }
      self.stream = stream
      FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "phrasebook.file-events"))
      guard FSEventStreamStart(stream) else {
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        return nil
      }
    }

    deinit {
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
    }

    func wait(_ milliseconds: Int32) -> FileWatcher.Changes {
      // The system still holds events of the last milliseconds.
      if milliseconds == 0 { FSEventStreamFlushSync(stream) }
      return events.wait(milliseconds)
    }

    /// Takes the events of one call of the system.
    private static let report: FSEventStreamCallback = { _, info, count, paths, flags, _ in
      guard let info else { return }
      let events = Unmanaged<ReportedEvents>.fromOpaque(info).takeUnretainedValue()
      let paths = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
      for place in 0..<count {
        guard let event = AppleEvents.event(flags[place]) else { continue }
        events.add(event, at: String(cString: paths[place]))
      }
    }

    /// The event that flags describe; nil if only the metadata of a folder changed.
    private static func event(_ flags: FSEventStreamEventFlags) -> ReportedEvents.Event? {
      let lost =
        kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagUserDropped
        | kFSEventStreamEventFlagKernelDropped | kFSEventStreamEventFlagRootChanged
        | kFSEventStreamEventFlagUnmount
      if flags & FSEventStreamEventFlags(lost) != 0 { return .loss }
      guard flags & FSEventStreamEventFlags(kFSEventStreamEventFlagItemIsDir) != 0 else {
        return .file
      }
      let moved =
        kFSEventStreamEventFlagItemCreated | kFSEventStreamEventFlagItemRemoved
        | kFSEventStreamEventFlagItemRenamed
      return flags & FSEventStreamEventFlags(moved) != 0 ? .folder : nil
    }
  }
#endif
