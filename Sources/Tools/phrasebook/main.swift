import PhrasebookCommands

PhrasebookCommand.start()
