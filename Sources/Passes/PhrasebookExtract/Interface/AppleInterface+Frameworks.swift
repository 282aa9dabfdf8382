extension AppleInterface {
  /// UIKit, AppKit, Core Location, media, store and data frameworks: the numbers and texts that
  /// apps show.
  static let frameworks = #"""
    class UIScreen: NSObject {
      static var main: UIScreen
      var bounds: CGRect
      var nativeBounds: CGRect
      var scale: CGFloat
      var brightness: CGFloat
      var maximumFramesPerSecond: Int
    }
    class UIDevice: NSObject {
      static var current: UIDevice
      var name: String
      var model: String
      var localizedModel: String
      var systemName: String
      var systemVersion: String
      var batteryLevel: Float
      var identifierForVendor: UUID?
    }
    class UIApplication: NSObject {
      static var shared: UIApplication
      var applicationIconBadgeNumber: Int
    }
    class UIView: NSObject {
      var frame: CGRect
      var bounds: CGRect
      var center: CGPoint
      var alpha: CGFloat
      var tag: Int
      var accessibilityLabel: String?
      var accessibilityHint: String?
      var accessibilityValue: String?
    }
    class UIViewController: NSObject {
      var title: String?
      var view: UIView
    }
    class UIImage: NSObject {
      var size: CGSize
      var scale: CGFloat
    }
    class UIColor: NSObject {}
    class UIFont: NSObject {
      var pointSize: CGFloat
      var fontName: String
      var familyName: String
    }
    class UILabel: UIView {
      var text: String?
      var numberOfLines: Int
    }
    class UITextField: UIView {
      var text: String?
      var placeholder: String?
    }
    class UITextView: UIView {
      var text: String
    }
    class UISlider: UIView {
      var value: Float
      var minimumValue: Float
      var maximumValue: Float
    }
    class UIStepper: UIView {
      var value: Double
    }
    class UIProgressView: UIView {
      var progress: Float
    }
    class UIPageControl: UIView {
      var currentPage: Int
      var numberOfPages: Int
    }
    class UISegmentedControl: UIView {
      var selectedSegmentIndex: Int
    }
    class WKInterfaceDevice: NSObject {
      static func current() -> WKInterfaceDevice
      var name: String
      var systemVersion: String
      var batteryLevel: Float
      var screenBounds: CGRect
    }

    class NSScreen: NSObject {
      static var main: NSScreen?
      static var screens: [NSScreen]
      var frame: CGRect
      var visibleFrame: CGRect
      var backingScaleFactor: CGFloat
      var localizedName: String
      var maximumFramesPerSecond: Int
    }
    class NSRunningApplication: NSObject {
      var localizedName: String?
      var bundleIdentifier: String?
      var processIdentifier: Int32
      var bundleURL: URL?
    }
    class NSWorkspace: NSObject {
      static var shared: NSWorkspace
      var frontmostApplication: NSRunningApplication?
      var runningApplications: [NSRunningApplication]
    }
    class NSImage: NSObject {
      var size: CGSize
      var accessibilityDescription: String?
    }
    class NSView: NSObject {
      var frame: CGRect
      var bounds: CGRect
      var tag: Int
    }
    class NSControl: NSView {
      var stringValue: String
      var intValue: Int32
      var integerValue: Int
      var floatValue: Float
      var doubleValue: Double
    }
    class NSTextField: NSControl {}
    class NSSlider: NSControl {}
    class NSWindow: NSObject {
      var title: String
      var frame: CGRect
      var windowNumber: Int
    }
    class NSMenuItem: NSObject {
      var title: String
      var tag: Int
    }
    class NSFont: NSObject {
      var pointSize: CGFloat
      var fontName: String
      var displayName: String?
    }
    class NSTextStorage: NSMutableAttributedString {}

    struct CLLocationCoordinate2D {
      init(latitude: Double, longitude: Double)
      var latitude: Double
      var longitude: Double
    }
    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationSpeed = Double
    typealias CLLocationDirection = Double
    typealias CLLocationAccuracy = Double
    class CLLocation: NSObject {
      init(latitude: Double, longitude: Double)
      var coordinate: CLLocationCoordinate2D
      var altitude: Double
      var ellipsoidalAltitude: Double
      var horizontalAccuracy: Double
      var verticalAccuracy: Double
      var speed: Double
      var speedAccuracy: Double
      var course: Double
      var courseAccuracy: Double
      var timestamp: Date
      func distance(from: CLLocation) -> Double
    }
    class CLHeading: NSObject {
      var magneticHeading: Double
      var trueHeading: Double
      var headingAccuracy: Double
    }
    class CLBeacon: NSObject {
      var major: NSNumber
      var minor: NSNumber
      var accuracy: Double
      var rssi: Int
    }
    class CLRegion: NSObject {
      var identifier: String
    }
    class CLCircularRegion: CLRegion {
      var center: CLLocationCoordinate2D
      var radius: Double
    }
    class MKMapItem: NSObject {
      var name: String?
      var phoneNumber: String?
      var url: URL?
    }
    class MKRoute: NSObject {
      var name: String
      var distance: Double
      var expectedTravelTime: TimeInterval
    }

    struct CMTime {
      var seconds: Double
      var value: Int64
      var timescale: Int32
    }
    class AVPlayer: NSObject {
      var rate: Float
      var volume: Float
      var currentItem: AVPlayerItem?
      func currentTime() -> CMTime
    }
    class AVPlayerItem: NSObject {
      var duration: CMTime
    }
    class AVAudioPlayer: NSObject {
      var duration: TimeInterval
      var currentTime: TimeInterval
      var volume: Float
      var rate: Float
      var numberOfLoops: Int
    }
    class AVCaptureDevice: NSObject {
      var localizedName: String
      var uniqueID: String
      var videoZoomFactor: CGFloat
      var iso: Float
    }
    class AVSpeechSynthesisVoice: NSObject {
      var name: String
      var language: String
    }
    class PHAsset: NSObject {
      var pixelWidth: Int
      var pixelHeight: Int
      var duration: TimeInterval
      var localIdentifier: String
    }

    struct Product {
      var id: String
      var displayName: String
      var displayPrice: String
      var description: String
      var price: Decimal
      var subscription: Product.SubscriptionInfo?
      struct SubscriptionInfo {
        var subscriptionGroupID: String
        var subscriptionPeriod: Product.SubscriptionPeriod
        var introductoryOffer: Product.SubscriptionOffer?
        var groupDisplayName: String
        var groupLevel: Int
      }
      struct SubscriptionOffer {
        var displayPrice: String
        var price: Decimal
        var period: Product.SubscriptionPeriod
        var periodCount: Int
      }
      struct SubscriptionPeriod {
        var value: Int
        var unit: Product.SubscriptionPeriod.Unit
        enum Unit {
          case day
          case week
          case month
          case year
          var localizedDescription: String
        }
      }
    }
    struct Transaction {
      var id: UInt64
      var originalID: UInt64
      var productID: String
      var purchaseDate: Date
      var expirationDate: Date?
      var purchasedQuantity: Int
    }
    class SKProduct: NSObject {
      var localizedTitle: String
      var localizedDescription: String
      var price: NSDecimalNumber
      var productIdentifier: String
    }

    class HKUnit: NSObject {
      var unitString: String
    }
    class HKQuantity: NSObject {
      func doubleValue(for: HKUnit) -> Double
    }
    class HKSample: NSObject {
      var startDate: Date
      var endDate: Date
    }
    class HKQuantitySample: HKSample {
      var quantity: HKQuantity
      var count: Int
    }
    class HKWorkout: HKSample {
      var duration: TimeInterval
    }

    class NSManagedObject: NSObject {
      var objectID: NSManagedObjectID
      var hasChanges: Bool
    }
    class NSManagedObjectID: NSObject {}
    class NSManagedObjectContext: NSObject {
      func count(for: Any) throws -> Int
      func fetch<T>(_: NSFetchRequest<T>) throws -> [T]
    }
    class NSFetchRequest<Element>: NSObject {
      var fetchLimit: Int
    }
    class ModelContext {
      func fetch<T>(_: FetchDescriptor<T>) throws -> [T]
      func fetchCount<T>(_: FetchDescriptor<T>) throws -> Int
    }
    struct FetchDescriptor<T> {}
    struct PersistentIdentifier {}

    class CNContact: NSObject {
      var identifier: String
      var givenName: String
      var familyName: String
      var organizationName: String
    }
    class EKCalendarItem: NSObject {
      var title: String
      var location: String?
      var notes: String?
    }
    class EKEvent: EKCalendarItem {
      var startDate: Date
      var endDate: Date
    }
    class EKReminder: EKCalendarItem {
      var priority: Int
    }
    class EKCalendar: NSObject {
      var title: String
    }
    class CBPeripheral: NSObject {
      var name: String?
      var identifier: UUID
    }
    class PDFDocument: NSObject {
      var pageCount: Int
      var string: String?
    }
    class CMPedometerData: NSObject {
      var numberOfSteps: NSNumber
      var distance: NSNumber?
    }
    class CMAltitudeData: NSObject {
      var relativeAltitude: NSNumber
      var pressure: NSNumber
    }
    class NSItemProvider: NSObject {
      var suggestedName: String?
    }
    class NSUserActivity: NSObject {
      var title: String?
      var activityType: String
    }
    struct UTType {
      var identifier: String
      var localizedDescription: String?
      var preferredFilenameExtension: String?
    }
    """#
}
