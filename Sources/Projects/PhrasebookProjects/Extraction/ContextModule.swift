/// Another module, whose public declarations decide about literals in the files that import it.
struct ContextModule: Hashable, Sendable {
  /// The module's name.
  var name: String
  /// The paths of the sources.
  var sources: [String]

  /// The name that imports use: Xcode makes one of a target's name so.
  static func importName(of name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
