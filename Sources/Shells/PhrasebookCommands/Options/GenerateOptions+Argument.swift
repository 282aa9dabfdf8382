public import ArgumentParser
public import PhrasebookGenerate

extension GenerateOptions.Access: ExpressibleByArgument {}
extension GenerateOptions.BundlePlace: ExpressibleByArgument {}
extension GenerateOptions.ResourceType: ExpressibleByArgument {}
