import PhrasebookModel
import Phrasebook
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
public import ArgumentParser
public import PhrasebookSync

extension SyncOptions.KeepReviewed: ExpressibleByArgument {}
