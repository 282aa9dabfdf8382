import Foundation
public import Testing

/// The needs of tests that not every machine meets. Without it the test is reported as skipped.
extension Trait where Self == ConditionTrait {
  /// Data beside the package, at a path below `../shared`.
  public static func needsShared(_ path: String) -> Self {
    .enabled(if: PackageRoot.hasShared(path), "needs ../shared/\(path)")
  }

  /// A program in a folder of `PATH`.
  public static func needsProgram(_ name: String) -> Self {
    .enabled(if: OtherTool.isInstalled(name), "needs the program \(name)")
  }

  /// A module of the Python that `PHRASEBOOK_PYTHON` names, or of `python3`.
  public static func needsPython(_ module: String) -> Self {
    .enabled(if: OtherTool.hasPython(module), "needs the Python module \(module)")
  }

  /// An environment variable, which names a file or folder.
  public static func needsEnvironment(_ variable: String) -> Self {
    .enabled(
      if: ProcessInfo.processInfo.environment[variable] != nil,
      "needs the environment variable \(variable)")
  }
}
