import ArgumentParser
import PhrasebookWorkspace

extension ExtractRequest.Format: ExpressibleByArgument {}
