import PhrasebookExtract

extension BuildSettings {
  /// The facts that `#if` can ask for: those of the usual configuration, which comes
  /// first.
  static func context(of configurations: [BuildSettings]) -> BuildContext {
    guard let usual = configurations.first else { return BuildContext() }
    var context = BuildContext(
      systems: usual.systems, conditions: usual.conditions, isComplete: usual.knowsConditions)
    for other in configurations.dropFirst() { context.others.formUnion(other.conditions) }
    context.others.subtract(context.conditions)
    return context
  }

  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and what `-D` sets in `OTHER_SWIFT_FLAGS`.
  private var conditions: Set<String> {
    var names = Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    var isNext = false
    for flag in words("OTHER_SWIFT_FLAGS") {
      if isNext {
        names.insert(flag)
        isNext = false
      } else if flag == "-D" {
        isNext = true
      } else if flag.hasPrefix("-D") {
        names.insert(String(flag.dropFirst(2)))
      }
    }
    return names.subtracting(["DEBUG"])
  }

  /// Whether no file or condition may add to the compilation conditions.
  private var knowsConditions: Bool {
    missing == nil && !isConditional("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
      && !isConditional("OTHER_SWIFT_FLAGS")
      && !conditions.contains { $0.contains("$") }
  }

  /// The systems that the target is built for; nil if the settings do not list them.
  private var systems: Set<String>? {
    let platforms = words("SUPPORTED_PLATFORMS")
    let names = platforms.isEmpty ? words("SDKROOT") : platforms
    var systems = Set(names.compactMap { BuildContext.systemsByPlatform[$0] })
    guard !systems.isEmpty, !isConditional("SUPPORTED_PLATFORMS"), !isConditional("SDKROOT") else {
      return nil
    }
    if values["SUPPORTS_MACCATALYST"] == "YES" { systems.insert(BuildContext.catalyst) }
    return systems
  }

  private func words(_ name: String) -> [String] {
    (values[name] ?? "").split { $0 == " " || $0 == "\"" }.map(String.init)
  }
}
