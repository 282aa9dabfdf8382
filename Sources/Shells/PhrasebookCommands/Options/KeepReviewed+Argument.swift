public import ArgumentParser
public import PhrasebookSync

extension SyncOptions.KeepReviewed: ExpressibleByArgument {}
