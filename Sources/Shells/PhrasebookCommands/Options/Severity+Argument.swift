public import ArgumentParser
public import PhrasebookModel

extension Diagnostic.Severity: ExpressibleByArgument {}
