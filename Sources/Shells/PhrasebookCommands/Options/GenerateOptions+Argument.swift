public import ArgumentParser
public import PhrasebookGenerate

extension GenerateOptions.Access: ExpressibleByArgument {}
extension GenerateOptions.LookupBundle: ExpressibleByArgument {}
extension GenerateOptions.ResourceType: ExpressibleByArgument {}
