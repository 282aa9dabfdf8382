import PhrasebookBuilder
import PhrasebookCommands
import PhrasebookPlatform

// In a release, `phrasebook-build` is a link to the command: most of both files would be the same.
if CommandLine.arguments.first?.split(separator: "/").last == "phrasebook-build" {
  exit(BuildRun.main(Array(CommandLine.arguments.dropFirst())))
}
PhrasebookCommand.start()
