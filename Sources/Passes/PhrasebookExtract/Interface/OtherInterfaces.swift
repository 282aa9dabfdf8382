/// Modules of others that have a `Text` and a `Button` of their own, which take no key: toolkits for web
/// pages, terminals and other desktops that are written as SwiftUI is.
enum OtherInterfaces {
  /// By the names that sources import.
  private static let modules: Set<UInt32> = Set(
    [
      "Adwaita", "Elementary", "HTMLKit", "Ignite", "Plot", "Saga", "SwiftCrossUI", "SwiftHtml",
      "SwiftTUI", "TermKit", "TokamakCore", "TokamakDOM", "TokamakGTK", "TokamakShim",
      "TokamakStaticHTML",
    ].map { NameHash.of($0) })

  private static let apples: Set<UInt32> = Set(
    ["SwiftUI", "UIKit", "AppKit", "WidgetKit", "AppIntents", "WatchKit"].map { NameHash.of($0) })

  /// True for a file whose views are those of such a module.
  static func areMeant(by imports: [UInt32]) -> Bool {
    !imports.isEmpty && imports.contains(where: modules.contains)
      && !imports.contains(where: apples.contains)
  }
}
