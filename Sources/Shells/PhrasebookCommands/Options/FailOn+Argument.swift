import PhrasebookModel
import Phrasebook
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import PhrasebookProjects

extension FailOn: ExpressibleByArgument {}
