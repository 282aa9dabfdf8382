import PhrasebookBuilder
import PhrasebookPlatform

// What the build plugin runs: catalogs of a module in, its table and its accessors out.
exit(BuildRun.main(Array(CommandLine.arguments.dropFirst())))
