/// The names that Xcode knows for the forms of a text.
enum VariationKind {
  static let plurals: [String] = ["zero", "one", "two", "few", "many", "other"]
  static let devices: [String] = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
  ]
  static let kinds: [String] = ["plural", "device", "width"]
}
