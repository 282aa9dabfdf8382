import PhrasebookExtract

/// The modules that come with Swift and with Apple's systems, whose interfaces the extractor knows
/// as far as they localize anything.
enum ModulesOfSystems {
  /// The hashes of their names, as imports have them, and of our own, whose interface is as well
  /// known.
  static let hashes = Set(
    (names.split { $0 == " " || $0 == "\n" } + ["Phrasebook"]).map { NameHash.of(String($0)) })

  private static let names = """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessoryNotifications
    AccessorySetupKit Accounts ActivityKit AdAttributionKit AdServices AdSupport AddressBook
    AlarmKit Android AppIntents AppKit AppTrackingTransparency AppleArchive AppleScriptObjC
    ApplicationServices AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
    AutomaticAssessmentConfiguration Automator BackgroundAssets BackgroundTasks Bionic
    BrowserEngineKit BrowserKit Builtin BusinessChat CFNetwork CRT CallKit CarPlay Carbon Charts
    Cinematic ClarityUI ClassKit ClockKit CloudKit Cocoa Collaboration ColorSync Combine
    CommonCrypto CompositorServices Compression Contacts ContactsUI CoreAudio CoreAudioKit
    CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHID CoreHaptics
    CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion
    CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CoreWLAN CreateML CreateMLComponents Cryptex CryptoKit CryptoTokenKit Cxx CxxStdlib Darwin
    DataDetection DeclaredAgeRange DeveloperToolsSupport DeviceActivity DeviceCheck
    DeviceDiscoveryExtension DeviceDiscoveryUI DiskArbitration Dispatch Distributed DockKit
    DriverKit EnergyKit EventKit EventKitUI ExceptionHandling ExecutionPolicy
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
    FileProvider FileProviderUI FinanceKit FinanceKitUI FinderSync ForceFeedback Foundation
    FoundationEssentials FoundationInternationalization FoundationModels FoundationNetworking
    FoundationXML GLKit GSS GameController GameKit GameplayKit Glibc GroupActivities HealthKit
    HealthKitUI HomeKit Hypervisor IOBluetooth IOBluetoothUI IOKit IOSurface IdentityLookup
    IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground InputMethodKit Intents IntentsUI
    JavaScriptCore JournalingSuggestions KernelManagement LatentSemanticMapping LinkPresentation
    LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture
    MLCompute MailKit ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit
    MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary
    MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit ModelIO MultipeerConnectivity
    MusicKit MusicUnderstanding Musl NaturalLanguage NearbyInteraction Network NetworkExtension
    NotificationCenter OSLog ObjectiveC Observation OpenAL OpenDirectory OpenGL OpenGLES PDFKit
    PHASE PackageDescription PackagePlugin PaperKit ParavirtualizedGraphics PassKit PencilKit
    PermissionKit Photos PhotosUI PreferencePanes ProximityReader PushKit PushToTalk
    Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit
    RegexBuilder RelevanceKit ReplayKit RoomPlan SQLite3 SafariServices SafetyKit SceneKit
    ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge Security SecurityFoundation
    SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit ServiceManagement
    SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech SpriteKit
    StickerFoundation StickerKit StoreKit StoreKitTest Swift SwiftData SwiftOnoneSupport SwiftUI
    SwiftUICore Symbols SyncServices Synchronization System SystemConfiguration SystemExtensions
    TVMLKit TVServices TVUIKit TabletopKit Tcl Testing ThreadNetwork TipKit Translation
    TranslationUIProvider Twitter UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit
    VisualIntelligence WASILibc WalletOrders WalletPasses WatchConnectivity WatchKit WeatherKit
    WebKit WidgetKit WinSDK WorkoutKit WritingTools XCTest XPC _AVKit_SwiftUI
    _AppIntents_SwiftUI _Concurrency _Differentiation _MapKit_SwiftUI _MusicKit_SwiftUI
    _PhotosUI_SwiftUI _RealityKit_SwiftUI _StoreKit_SwiftUI _StringProcessing _SwiftData_SwiftUI
    _Testing_Foundation _WebKit_SwiftUI libxml2 notify os simd sqlite3 ucrt xpc zlib
    """
}
