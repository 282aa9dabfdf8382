/// Where UIKit, AppKit and WatchKit show a plain `String` to people.
///
/// These have no localizable overload, so that a literal there stays in one language. Names of values
/// that programs read, such as `accessibilityIdentifier`, are not among them.
enum ShownText {
  /// Properties that a view, a control, an item, an alert or a controller shows.
  static let properties: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alternateTitle",
    "backButtonTitle", "informativeText", "largeContentTitle", "message", "messageText",
    "paletteLabel", "placeholder", "placeholderString", "prompt", "secondaryText", "subtitle",
    "text", "title", "toolTip",
  ]

  /// The labels of arguments that are shown, by the name that is called; "" stands for none.
  static let arguments: [String: Set<String>] = [
    "NSButton": ["title", "checkboxWithTitle", "radioButtonWithTitle"],
    "NSMenu": ["title"],
    "NSMenuItem": ["title"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString"],
    "NSWindow.Tab": ["title"],
    "UIAction": ["title", "subtitle"],
    "UIAlertAction": ["title"],
    "UIAlertController": ["title", "message"],
    "UIBarButtonItem": ["title"],
    "UICommand": ["title"],
    "UIContextualAction": ["title"],
    "UIKeyCommand": ["title"],
    "UIMenu": ["title", "subtitle"],
    "UINavigationItem": ["title"],
    "UITabBarItem": ["title"],
    "WKAlertAction": ["title"],
    "addButton": ["withTitle"],
    "addItem": ["withTitle"],
    "setAccessibilityHelp": [""],
    "setAccessibilityLabel": [""],
    "setTitle": [""],
  ]

  /// How names of values end whose type is not known, but which can be nothing else.
  private static let endings = ["label", "button", "textfield", "textview", "item", "alert"]

  /// True for the name of a value that is a view, an item or an alert.
  static func isShown(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// True for a type of these frameworks, whether its declaration is at hand or not.
  static func isShown(type path: String) -> Bool {
    ["UI", "NS", "WK"].contains { path.hasPrefix($0) }
      && path.dropFirst(2).first?.isUppercase == true
  }
}
