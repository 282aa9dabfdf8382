/// A module beside the one whose strings are wanted: its public declarations say what literals are
/// where the module is imported.
struct ContextModule: Hashable, Sendable {
  /// The module's name.
  var name: String
  /// The sources, as they are to be read.
  var sources: [String]

  /// The name that imports use: Xcode makes one of a target's name so.
  static func importName(of name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
