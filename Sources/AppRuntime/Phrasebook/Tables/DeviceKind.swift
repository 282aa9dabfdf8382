/// A device that a string may have a variation for, as String Catalogs name them.
public enum DeviceKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The device variations of String Catalogs.
  case iphone, ipad, ipod, mac, appletv, applewatch, applevision, other

  /// The device that this program is built for; `other` on Linux.
  ///
  /// An iPad is known only at run time, so it counts as an iPhone here.
  public static var current: DeviceKind {
    #if os(macOS)
      .mac
    #elseif os(tvOS)
      .appletv
    #elseif os(watchOS)
      .applewatch
    #elseif os(visionOS)
      .applevision
    #elseif os(iOS)
      .iphone
    #else
      .other
    #endif
  }

  /// The bit of its variation in a table.
  var bit: Int {
    switch self {
    case .iphone: 0
    case .ipad: 1
    case .ipod: 2
    case .mac: 3
    case .appletv: 4
    case .applewatch: 5
    case .applevision: 6
    case .other: 7
    }
  }
}

extension PluralCategory {
  /// The place of its form in a table.
  var bit: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
