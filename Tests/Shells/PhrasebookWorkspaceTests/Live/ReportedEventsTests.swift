#if DEBUG || canImport(CoreServices)
  import Dispatch
  import Testing

  @testable import PhrasebookWorkspace

  @Suite("File events that a thread of the system reports")
  struct ReportedEventsTests {
    /// Apple's systems resolve the links of a folder in its events: `/tmp` is `/private/tmp`.
    private let events = ReportedEvents("/tmp/App", resolved: "/private/tmp/App")

    private typealias Changes = FileWatcher.Changes

    @Test("files are spelled as the watched folder was given")
    func spelling() {
      events.add(.file, at: "/private/tmp/App/Sources/A.swift")
      events.add(.file, at: "/tmp/App/B.swift")
      events.add(.file, at: "/private/tmp/Apple/C.swift")
      #expect(events.wait(0) == Changes(files: ["/tmp/App/Sources/A.swift", "/tmp/App/B.swift"]))
      #expect(events.wait(0).isEmpty)
    }

    @Test("folders of tools and hidden ones are not watched")
    func unwatchedFolders() {
      events.add(.file, at: "/private/tmp/App/.git/index")
      events.add(.file, at: "/private/tmp/App/Pods/A/B.swift")
      events.add(.folder, at: "/private/tmp/App/.build")
      #expect(events.wait(0).isEmpty)
      // A hidden file may be one that matters.
      events.add(.file, at: "/private/tmp/App/.phrasebook")
      #expect(events.wait(0) == Changes(files: ["/tmp/App/.phrasebook"]))
    }

    @Test(
      "a folder that comes or goes, lost events and a moved root change everything",
      arguments: [
        (ReportedEvents.Event.folder, "/private/tmp/App/Sources/New"), (.loss, "/"),
        (.folder, "/private/tmp/App"), (.file, "/private/tmp/App"),
      ])
    func everything(_ event: ReportedEvents.Event, _ path: String) {
      events.add(event, at: path)
      #expect(events.wait(0) == Changes(isEverything: true))
    }

    @Test("an event ends the wait, and what was taken before does not")
    func waiting() async {
      events.add(.file, at: "/tmp/App/A.swift")
      #expect(events.wait(60_000) == Changes(files: ["/tmp/App/A.swift"]))
      // Its signal is still there.
      #expect(events.wait(20).isEmpty)
      let events = events
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
        events.add(.file, at: "/tmp/App/B.swift")
      }
      #expect(events.wait(60_000) == Changes(files: ["/tmp/App/B.swift"]))
    }
  }
#endif
