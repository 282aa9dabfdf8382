import PhrasebookCommands
bench(CommandLine.arguments[1], walk: CommandLine.arguments.count > 2)
