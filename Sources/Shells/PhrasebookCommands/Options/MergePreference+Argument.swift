public import ArgumentParser
public import PhrasebookSync

extension MergePreference: ExpressibleByArgument {}
