/// The places where UIKit, AppKit, WatchKit and notifications show a plain `String` to users.
///
/// These have no localizable overload, so that a literal there stays in one language. Names of
/// values that programs read, such as `accessibilityIdentifier`, are not among them.
enum ShownText {
  /// The properties that a view, a control, an item, an alert or a controller shows.
  static let properties = Frameworks.known.shownProperties

  /// The labels of arguments that are shown, by the name of the function; "" means no label.
  static let arguments = Frameworks.known.shownArguments

  /// The properties that the content of a notification shows.
  static let ofNotifications = Frameworks.known.shownMembers["UNMutableNotificationContent"] ?? []

  /// The properties with which an error that conforms to `LocalizedError` explains itself.
  static let ofErrors = Frameworks.known.shownMembers["LocalizedError"] ?? []

  /// Whether the name of an error is one that only programmers see: of parsers, between
  /// processes, in tests.
  static func isOfProgrammers(error name: String) -> Bool {
    let name = name.lowercased()
    return ["parse", "ipc", "xpc", "internal", "debug", "mock", "test", "simulat"]
      .contains { name.contains($0) }
  }

  /// Whether the bytes of a name are those of a property with which an error explains itself.
  static func isOfErrors(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    // Most names are shorter.
    name.count > 12 && ofErrors.contains { $0.utf8.elementsEqual(name) }
  }

  /// The endings of names of values whose type is not known, but which can be nothing else.
  private static let endings = ["label", "button", "textfield", "textview", "item", "alert"]

  /// Whether a value of that name is a view, an item or an alert.
  static func isShown(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// Whether a type is one of these frameworks, even if its declaration is not at hand.
  static func isShown(type path: String) -> Bool {
    Frameworks.known.shownPrefixes.contains {
      path.hasPrefix($0) && path.dropFirst($0.count).first?.isUppercase == true
    }
  }

  /// Whether a name begins as the classes of Apple's frameworks do: `WKWebView`, `MLModel`.
  ///
  /// The prefix is all capital letters but the last of those that the name begins with.
  static func isFrameworkClass(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count < name.count && Frameworks.known.prefixes.contains(capitals.dropLast())
  }
}
