import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
public import ArgumentParser
public import Phrasebook

extension PseudoStyle: ExpressibleByArgument {}
