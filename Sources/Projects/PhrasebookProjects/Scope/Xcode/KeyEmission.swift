/// Whether the compiler lists the keys of a target's Swift code for Xcode, by the build setting
/// `SWIFT_EMIT_LOC_STRINGS`.
///
/// Without it, Xcode searches the text of the sources for `Text("…")`, `NSLocalizedString` and the like.
package enum KeyEmission: Hashable, Sendable {
  /// The setting is `YES`, or it cannot be known.
  case on
  /// No file of settings that is there has it; the default is `NO`.
  case unset
  case off

  static let setting = "SWIFT_EMIT_LOC_STRINGS"
}

extension BuildSettings {
  /// The value for a target, whose configurations may differ: one that is on is enough.
  static func emission(of configurations: [BuildSettings]) -> KeyEmission {
    let all = configurations.map(\.emission)
    if all.contains(.on) { return .on }
    return all.contains(.unset) ? .unset : .off
  }

  private var emission: KeyEmission {
    if isConditional(KeyEmission.setting) { return .on }
    guard values[KeyEmission.setting] != nil else { return .unset }
    switch text(KeyEmission.setting)?.uppercased() {
    case "": return .unset
    case "NO", "FALSE", "0": return missing == nil ? .off : .unset
    default: return .on
    }
  }
}
