/// The usage descriptions that Xcode knows, one a line: `INFOPLIST_KEY_…` in Apple's reference of build
/// settings, of Xcode 26.
///
/// Xcode takes the texts of these keys only: the catalogs of geteduroam and VoiceInk do not have, or have
/// as stale, the key that their property lists made up (`NSUserNotificationsUsageDescription`) or that
/// Xcode does not list (`NSScreenCaptureUsageDescription`).
enum UsageDescriptionKeys {
  static let all = Set(lines.split(separator: "\n").map(String.init))

  private static let lines = """
    NSAccessoryTrackingUsageDescription
    NSAppDataUsageDescription
    NSAppleEventsUsageDescription
    NSAppleMusicUsageDescription
    NSBluetoothAlwaysUsageDescription
    NSBluetoothPeripheralUsageDescription
    NSBluetoothWhileInUseUsageDescription
    NSCalendarsUsageDescription
    NSCalendarsFullAccessUsageDescription
    NSCalendarsWriteOnlyAccessUsageDescription
    NSCameraUsageDescription
    NSContactsUsageDescription
    NSCriticalMessagingUsageDescription
    NSDesktopFolderUsageDescription
    NSDocumentsFolderUsageDescription
    NSDownloadsFolderUsageDescription
    NSFaceIDUsageDescription
    NSFallDetectionUsageDescription
    NSFileProviderDomainUsageDescription
    NSFileProviderPresenceUsageDescription
    NSFinancialDataUsageDescription
    NSFocusStatusUsageDescription
    NSGKFriendListUsageDescription
    NSHandsTrackingUsageDescription
    NSHealthClinicalHealthRecordsShareUsageDescription
    NSHealthShareUsageDescription
    NSHealthUpdateUsageDescription
    NSHomeKitUsageDescription
    NSIdentityUsageDescription
    NSLocalNetworkUsageDescription
    NSLocationUsageDescription
    NSLocationAlwaysUsageDescription
    NSLocationAlwaysAndWhenInUseUsageDescription
    NSLocationWhenInUseUsageDescription
    NSMainCameraUsageDescription
    NSMicrophoneUsageDescription
    NSMotionUsageDescription
    NSNearbyInteractionUsageDescription
    NSNearbyInteractionAllowOnceUsageDescription
    NSNetworkVolumesUsageDescription
    NSPhotoLibraryUsageDescription
    NSPhotoLibraryAddUsageDescription
    NSRemindersUsageDescription
    NSRemindersFullAccessUsageDescription
    NSRemovableVolumesUsageDescription
    NSSensorKitUsageDescription
    NSSiriUsageDescription
    NSSpeechRecognitionUsageDescription
    NSSystemAdministrationUsageDescription
    NSSystemExtensionUsageDescription
    NSUserTrackingUsageDescription
    NSVideoSubscriberAccountUsageDescription
    NSVoIPUsageDescription
    NSWorldSensingUsageDescription
    """
}
