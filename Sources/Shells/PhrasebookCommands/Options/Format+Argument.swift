import PhrasebookProjects
import PhrasebookReports
import PhrasebookModel
import Phrasebook
import ArgumentParser
import PhrasebookWorkspace

extension ExtractRequest.Format: ExpressibleByArgument {}
