/// The facts about the builds of a source that `#if` can ask for.
package struct BuildContext: Hashable, Sendable {
  /// The systems that it is built for, as `os(…)` names them, and `macCatalyst`; nil if it may be
  /// built for any.
  package var systems: Set<String>?
  /// The compilation conditions that are set, without `DEBUG`.
  package var conditions: Set<String>
  /// Conditions that may be set.
  package var possible: Set<String> = []
  /// Conditions that only other build configurations set, which do not count.
  package var others: Set<String> = []
  /// Whether any other condition is not set; otherwise it may be.
  package var isComplete: Bool
  /// Whether systems that are not Apple's may build it too, as packages.
  package var mayBeElsewhere = false

  /// Creates the facts about a build; without arguments, an empty set of facts.
  package init(
    systems: Set<String>? = nil, conditions: Set<String> = [], isComplete: Bool = false
  ) {
    self.systems = systems
    self.conditions = conditions
    self.isComplete = isComplete
  }
}

extension BuildContext {
  /// Counts all build configurations: what any of them sets may be set.
  package mutating func takeOthers() { possible.formUnion(others) }

  /// One build that is possible by a context: a system, and whether it is for debugging.
  struct Build {
    /// Nil for any system.
    var system: String?
    var isDebug: Bool
  }

  /// The values of `SUPPORTED_PLATFORMS` and `SDKROOT` by the system they mean.
  package static let systemsByPlatform = [
    "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "appletvos": "tvOS",
    "appletvsimulator": "tvOS", "watchos": "watchOS", "watchsimulator": "watchOS",
    "xros": "visionOS", "xrsimulator": "visionOS",
  ]

  /// Whether a condition holds in a build; nil if it may or may not.
  func isSet(_ name: String, in build: Build) -> Bool? {
    switch name {
    case "true", "1": return true
    case "false", "0": return false
    case "DEBUG": return build.isDebug
    default:
      if conditions.contains(name) { return true }
      if possible.contains(name) { return nil }
      // Skip sets it when it translates a source; no compiler of Apple's does.
      return isComplete || name == "SKIP" ? false : nil
    }
  }

  /// Whether a test such as `os(iOS)` holds in a build; nil if it may or may not.
  func holds(_ test: String, _ argument: String, in build: Build) -> Bool? {
    switch test {
    case "os":
      guard let system = build.system else { return nil }
      if mayBeElsewhere, !Self.systemsByPlatform.values.contains(argument) { return nil }
      return argument == (system == Self.catalyst ? "iOS" : system)
    case "targetEnvironment":
      guard let system = build.system, argument == Self.catalyst else { return nil }
      return system == Self.catalyst
    case "canImport":
      guard let system = build.system else { return nil }
      let module = argument.prefix { $0 != "," && $0 != "." }
      guard let systems = Frameworks.known.systemsByModule[String(module)] else { return nil }
      return systems.isEmpty && mayBeElsewhere ? nil : systems.contains(system)
    case "swift", "compiler": return true
    default: return nil
    }
  }

  /// A Mac on which an app of iOS runs, which is iOS to `os(…)`.
  package static let catalyst = "macCatalyst"
}
