/// Where UIKit, AppKit and WatchKit show a plain `String` to people.
///
/// These have no localizable overload, so that a literal there stays in one language. Names of
/// values that programs read, such as `accessibilityIdentifier`, are not among them.
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
    "NSMenuItem": ["title"],
    "NSAttributedString": ["string"],
    "NSSegmentedControl": ["labels"],
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
    "UISegmentedControl": ["items"],
    "UITabBarItem": ["title"],
    "WKAlertAction": ["title"],
    "addButton": ["withTitle"],
    "addItem": ["withTitle"],
    "setAccessibilityHelp": [""],
    "setAccessibilityLabel": [""],
    "setTitle": [""],
  ]

  /// What a notification shows, besides its title.
  static let ofNotifications: Set<String> = ["body", "subtitle", "title"]

  /// What an error that conforms to `LocalizedError` tells people.
  static let ofErrors: Set<String> = ["errorDescription", "failureReason", "recoverySuggestion"]

  /// True for the name of an error that programs and programmers read: of parsers, between
  /// processes, in tests.
  static func isOfProgrammers(error name: String) -> Bool {
    let name = name.lowercased()
    return ["parse", "ipc", "xpc", "internal", "debug", "mock", "test", "simulat"]
      .contains { name.contains($0) }
  }

  /// True for the bytes of a name among them.
  static func isOfErrors(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    // Most names are shorter.
    name.count > 12 && ofErrors.contains { $0.utf8.elementsEqual(name) }
  }

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

  /// True for a name that begins as the classes of Apple's frameworks do: `WKWebView`, `MLModel`.
  ///
  /// The prefix is all capital letters but the last of those that the name begins with.
  static func isFrameworkClass(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count < name.count && prefixes.contains(capitals.dropLast())
  }

  /// The prefixes of Apple's Objective-C frameworks that have views, controllers or resources.
  private static let prefixes: Set<Substring> = [
    "AB", "AR", "ARSCN", "ARSK", "AS", "AU", "AV", "BG", "CA", "CB", "CI", "CK", "CL", "CM", "CN",
    "CP", "CS", "CT", "DD", "EK", "FI", "GC", "GK", "GLK", "HK", "HM", "IK", "IN", "INUI", "JS",
    "LA", "LP", "MC", "MDL", "MF", "MK", "ML", "MP", "MPS", "MS", "MTK", "MTL", "MX", "NC", "NE",
    "NK", "NL", "NS", "OS", "PDF", "PH", "PHP", "PK", "QC", "QL", "RP", "SC", "SCN", "SF", "SK",
    "SL", "SN", "TK", "TV", "UI", "UN", "UT", "VN", "VS", "WC", "WK", "XC",
  ]
}
