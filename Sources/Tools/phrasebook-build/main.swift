import PhrasebookBuilder
import PhrasebookPlatform

// The tool of the build plugin: catalogs of a module in, its table and its accessors out.
exit(BuildRun.main(Array(CommandLine.arguments.dropFirst())))
