import AppKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private let menu = NSMenu()

  func applicationDidFinishLaunching(_ notification: Notification) {
    menu.addItem(
      withTitle: NSLocalizedString("Cast Off", comment: "Menu item"), action: nil,
      keyEquivalent: "c")
    menu.addItem(withTitle: "Not a key", action: nil, keyEquivalent: "")

    let alert = NSAlert()
    alert.messageText = String.localizedStringWithFormat(
      NSLocalizedString(
        "ships.waiting", value: "%d ships are waiting.", comment: "How many, in the alert"), 3)
    alert.informativeText = NSLocalizedString(
      "The pier \u{201C}North\u{201D} is closed.", comment: "")
    alert.addButton(withTitle: NSLocalizedString("OK", comment: "Button"))
    NSLog(NSLocalizedString("Entry", tableName: "Log", comment: "A line of the log"))
  }
}
