import PhrasebookModel
import Phrasebook
import PhrasebookProjects
import PhrasebookWorkspace
import ArgumentParser
import PhrasebookReports

extension AuditFormat: ExpressibleByArgument {}
