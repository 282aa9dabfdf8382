import AppIntents

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: [
        "Water a plant in \(.applicationName)",
        "Give \(\.$plant) water with \(.applicationName)",
      ],
      shortTitle: "Water", systemImageName: "drop")
    AppShortcut(
      intent: OpenGarden(),
      phrases: ["Open \(.applicationName)"],
      shortTitle: "Open", systemImageName: "leaf")
  }
}
