/// The kinds of devices that a text may be written for, as catalogs name them.
public enum DeviceKind: String, CaseIterable, Hashable, Sendable, Codable {
  case iphone, ipad, ipod, mac, appletv, applewatch, applevision, other

  /// The kind that this program is built for. On Linux there is none of Apple's: `other`.
  ///
  /// An iPad says so only while the program runs, so it counts as an iPhone here.
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

  /// The place of its form in a table.
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
