internal import PhrasebookModel

/// The attributes of an object that are shown, with their names in Xcode's tables.
struct InterfaceRules {
  /// The system that a file is for, which decides about its elements and their classes.
  enum Platform {
    case desktop
    /// iOS and the systems that derive from it.
    case touch
    case watch

    /// - Parameters:
    ///   - type: The type of the document, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
    ///   - runtime: The target runtime of the document, such as `watchKit`.
    init(type: String, runtime: String) {
      if runtime.lowercased() == "watchkit" || type.contains(exactly: ".WatchKit.") {
        self = .watch
      } else {
        self = type.contains(exactly: ".Cocoa.") || type.hasSuffix(".Cocoa") ? .desktop : .touch
      }
    }
  }

  /// The systems that the document is for.
  let platform: Platform

  /// The name of a property, and the object of its key: none for attributes that are not shown.
  enum Property: Equatable {
    /// Of the object itself.
    case own(String)
    /// Of the object around the element.
    case outer(String)
    /// One of several of the object around the element, counted from 0.
    case indexed(String)
  }

  /// Whether an element shows an attribute: the title of a box without a place for it is stale in
  /// Xcode's tables.
  static func isShown(_ attribute: String, of tag: XMLTag) -> Bool {
    !(tag.name == "box" && attribute == "title" && tag["titlePosition"] == "noTitle")
  }

  func property(_ attribute: String, of element: String, key: String?) -> Property? {
    if element == Self.runtimeAttribute {
      return attribute == "value" ? .indexed(Self.runtimeAttributes) : nil
    }
    return switch platform {
    case .desktop: desktop(attribute, of: element)
    case .touch: touch(attribute, of: element, key: key)
    case .watch: watch(attribute, of: element)
    }
  }

  /// An attribute that an app's own class is given in Interface Builder; Xcode extracts those that
  /// are a "Localized String" there.
  private static let runtimeAttribute = "userDefinedRuntimeAttribute"
  private static let runtimeAttributes = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

  /// Whether an element is one of several of its object that are counted from 0.
  func isCounted(_ element: String, localized: String?) -> Bool {
    element == "segment" || (element == Self.runtimeAttribute && localized == "YES")
  }

  private func desktop(_ attribute: String, of element: String) -> Property? {
    switch (element, attribute) {
    case ("tableHeaderCell", "title"): .outer("headerCell.title")
    case ("segment", "label"): .indexed("ibShadowedLabels")
    case ("segment", "toolTip"): .indexed("ibShadowedToolTips")
    case ("accessibility", "description"): .outer("ibExternalAccessibilityDescription")
    case ("accessibility", "help"): .outer("ibExternalAccessibilityHelp")
    case ("tableColumn", "headerToolTip"), ("tabViewItem", "label"): .own(attribute)
    case (let element, "label"), (let element, "paletteLabel"), (let element, "toolTip"):
      element.lowercased().hasSuffix("toolbaritem")
        ? .own(attribute) : attribute == "toolTip" ? .own("ibShadowedToolTip") : nil
    case ("popUpButtonCell", _): nil
    case (let element, "title"):
      element.hasSuffix("Cell") || element.hasSuffix("Controller")
        || ["menu", "menuItem", "window", "box"].contains(element) ? .own("title") : nil
    case (let element, "placeholderString"):
      element.hasSuffix("Cell") ? .own("placeholderString") : nil
    default: nil
    }
  }

  private func touch(_ attribute: String, of element: String, key: String?) -> Property? {
    switch (element, attribute) {
    case ("label", "text"), ("textField", "text"), ("textView", "text"), ("searchBar", "text"),
      ("textField", "placeholder"), ("searchBar", "placeholder"), ("searchBar", "prompt"),
      ("navigationItem", "title"), ("navigationItem", "prompt"),
      ("navigationItem", "backButtonTitle"),
      ("barButtonItem", "title"), ("tabBarItem", "title"), ("command", "title"),
      ("keyCommand", "title"), ("menu", "title"), ("window", "title"),
      ("tableViewSection", "headerTitle"), ("tableViewSection", "footerTitle"):
      .own(attribute)
    case ("state", "title"): key.map { .outer("\($0)Title") }
    case ("buttonConfiguration", "title"), ("buttonConfiguration", "subtitle"):
      .outer("configuration.\(attribute)")
    case ("segment", "title"): .indexed("segmentTitles")
    default: handheld(attribute, of: element)
    }
  }

  private func watch(_ attribute: String, of element: String) -> Property? {
    switch (element, attribute) {
    case ("label", "text"), ("textField", "text"), ("textField", "placeholder"),
      ("button", "title"), ("switch", "title"), ("menuItem", "title"), ("controller", "title"):
      .own(attribute)
    default: handheld(attribute, of: element)
    }
  }

  /// The rules shared by iOS and watchOS.
  private func handheld(_ attribute: String, of element: String) -> Property? {
    switch (element, attribute) {
    case ("accessibility", "label"): .outer("accessibilityLabel")
    case ("accessibility", "hint"): .outer("accessibilityHint")
    case ("accessibility", "value"): .outer("accessibilityValue")
    case (let element, "title"): element.hasSuffix("Controller") ? .own("title") : nil
    default: nil
    }
  }

  /// Titles of new cells and boxes, by how the comment of such a text begins.
  static let untouched: [String: Set<String>] = [
    "Class = \"NSTextFieldCell\"; title": ["Text Cell", "Table View Cell"],
    "Class = \"NSBox\"; title": ["Box"],
  ]

  /// The property for a placeholder of a binding, by the option's name.
  static let bindingOptions = [
    "NSDisplayPattern": "ibShadowedDisplayPattern",
    "NSDisplayName": "ibShadowedDisplayName",
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
    "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
    "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
  ]

  /// The names of all properties that a text is found under.
  static let properties = Set([
    "title", "text", "placeholder", "placeholderString", "prompt", "backButtonTitle", "label",
    "paletteLabel", "toolTip", "headerToolTip", "headerTitle", "footerTitle", "headerCell.title",
    "ibShadowedLabels", "ibShadowedToolTips", "ibShadowedToolTip", "ibShadowedObjectValues",
    "scopeButtonTitles", "ibExternalAccessibilityDescription", "ibExternalAccessibilityHelp",
    "normalTitle", "highlightedTitle", "selectedTitle", "disabledTitle", "configuration.title",
    "configuration.subtitle", "segmentTitles", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", runtimeAttributes,
  ]).union(bindingOptions.values)

  /// The class of an element in Xcode; a custom class does not count, not even `NSPanel` of a window.
  func className(of element: String) -> String {
    if element == "binding" { return "CocoaBindingsConnection" }
    let stem = element == "customView" ? "view" : element
    let prefix =
      switch platform {
      case .desktop: "NS"
      case .touch: "UI"
      case .watch: "WKInterface"
      }
    return prefix + stem.prefix(1).uppercased() + stem.dropFirst()
  }
}
