/// The keys of an `Info.plist` whose values are shown, with the comment that Xcode gives each; usage
/// descriptions only if their comment is not made of their words.
///
/// Source: the names in Xcode's editor of property lists, as found in the comments of public
/// InfoPlist catalogs, and in Apple's documentation of protected resources.
enum InfoPlistKeys {
  /// Lists of dictionaries, and the texts in them that are keys: descriptions of types, as found in
  /// public InfoPlist catalogs, and titles of quick actions.
  ///
  /// The name of a document type is not a key: eight projects have 33 names that are not descriptions of
  /// types, too, and their catalogs have none of them; eight have 81 of 82 descriptions.
  static let textsInLists = [
    "UTExportedTypeDeclarations": ["UTTypeDescription"],
    "UTImportedTypeDeclarations": ["UTTypeDescription"],
    "UIApplicationShortcutItems": [
      "UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle",
    ],
  ]

  static let rows: [String: String] = [
    "CFBundleDisplayName": "Bundle display name",
    "CFBundleGetInfoString": "Get Info string",
    "CFBundleName": "Bundle name",
    "CFBundleSpokenName": "Accessibility Bundle Name",
    "NFCReaderUsageDescription": "Privacy - NFC Scan Usage Description",
    "NSHealthClinicalHealthRecordsShareUsageDescription":
      "Privacy - Health Records Usage Description",
    "NSHumanReadableCopyright": "Copyright (human-readable)",
    "NSHumanReadableDescription": "Human readable description",
    "NSSensorKitPrivacyPolicyURL": "Privacy - SensorKit Privacy Policy URL",
    "NSVideoSubscriberAccountUsageDescription": "Privacy - TV Provider Usage Description",
    "NSAppleEventsUsageDescription": "Privacy - AppleEvents Sending Usage Description",
    "NSAppleMusicUsageDescription": "Privacy - Media Library Usage Description",
    "NSPhotoLibraryAddUsageDescription": "Privacy - Photo Library Additions Usage Description",
    "NSUserTrackingUsageDescription": "Privacy - Tracking Usage Description",
    "NSHomeKitUsageDescription": "Privacy - HomeKit Usage Description",
    "NSSensorKitUsageDescription": "Privacy - SensorKit Usage Description",
    "NSAppDataUsageDescription": "Privacy - Other Application Data Usage Description",
    "NSCalendarsWriteOnlyAccessUsageDescription":
      "Privacy - Calendars Write Only Usage Description",
    "NSFallDetectionUsageDescription": "Fall Detection Usage Description",
    "NSFileProviderDomainUsageDescription":
      "Privacy - Access to a File Provider Domain Usage Description",
    "NSGKFriendListUsageDescription": "Privacy - GameKit Friend List Usage Description",
    "NSSystemAdministrationUsageDescription": "Privacy - System Administration Usage Description",
  ]
}
