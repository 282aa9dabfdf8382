public import ArgumentParser
public import PhrasebookGenerate

extension GenerateOptions.Access: ExpressibleByArgument {}
extension GenerateOptions.BundlePlace: ExpressibleByArgument {}
extension GenerateOptions.ResourceType: ExpressibleByArgument {}

extension GenerateOptions {
  /// `OLD=NEW` or `TABLE:OLD=NEW`; nil where it is neither.
  static func renaming(_ text: String) -> Renaming? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let old = parts.first, let new = parts.last, !new.isEmpty else {
      return nil
    }
    let named = old.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard named.count == 2, let table = named.first, let key = named.last, !table.isEmpty else {
      return Renaming(old: String(old), new: String(new))
    }
    return Renaming(table: String(table), old: String(key), new: String(new))
  }
}
