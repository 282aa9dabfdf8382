import ArgumentParser
import PhrasebookProjects

extension FailOn: ExpressibleByArgument {}
