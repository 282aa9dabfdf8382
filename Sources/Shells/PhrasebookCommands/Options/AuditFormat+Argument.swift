import ArgumentParser
import PhrasebookReports

extension AuditFormat: ExpressibleByArgument {}
