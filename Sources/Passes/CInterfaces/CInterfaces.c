#include "CInterfaces.h"

// Clang embeds files in every version of C; it is standard from C23 on.
#pragma clang diagnostic ignored "-Wc23-extensions"

// One line for each file; a test checks that all are listed. The compiler depends on each file.
static const unsigned char interfaces[] = {
#embed "SDK/AVFoundation.swiftinterface" suffix(, 0, )
#embed "SDK/AVKit.swiftinterface" suffix(, 0, )
#embed "SDK/ActivityKit.swiftinterface" suffix(, 0, )
#embed "SDK/AlarmKit.swiftinterface" suffix(, 0, )
#embed "SDK/AppIntents.swiftinterface" suffix(, 0, )
#embed "SDK/AppKit.swiftinterface" suffix(, 0, )
#embed "SDK/AuthenticationServices.swiftinterface" suffix(, 0, )
#embed "SDK/Charts.swiftinterface" suffix(, 0, )
#embed "SDK/Combine.swiftinterface" suffix(, 0, )
#embed "SDK/Contacts.swiftinterface" suffix(, 0, )
#embed "SDK/CoreBluetooth.swiftinterface" suffix(, 0, )
#embed "SDK/CoreData.swiftinterface" suffix(, 0, )
#embed "SDK/CoreFoundation.swiftinterface" suffix(, 0, )
#embed "SDK/CoreGraphics.swiftinterface" suffix(, 0, )
#embed "SDK/CoreLocation.swiftinterface" suffix(, 0, )
#embed "SDK/CoreMedia.swiftinterface" suffix(, 0, )
#embed "SDK/CoreMotion.swiftinterface" suffix(, 0, )
#embed "SDK/Darwin.swiftinterface" suffix(, 0, )
#embed "SDK/EventKit.swiftinterface" suffix(, 0, )
#embed "SDK/Foundation.swiftinterface" suffix(, 0, )
#embed "SDK/HealthKit.swiftinterface" suffix(, 0, )
#embed "SDK/JournalingSuggestions.swiftinterface" suffix(, 0, )
#embed "SDK/LocalAuthentication.swiftinterface" suffix(, 0, )
#embed "SDK/ManagedAppDistribution.swiftinterface" suffix(, 0, )
#embed "SDK/MapKit.swiftinterface" suffix(, 0, )
#embed "SDK/Network.swiftinterface" suffix(, 0, )
#embed "SDK/PDFKit.swiftinterface" suffix(, 0, )
#embed "SDK/Photos.swiftinterface" suffix(, 0, )
#embed "SDK/PhotosUI.swiftinterface" suffix(, 0, )
#embed "SDK/Phrasebook.swiftinterface" suffix(, 0, )
#embed "SDK/RealityKit.swiftinterface" suffix(, 0, )
#embed "SDK/SceneKit.swiftinterface" suffix(, 0, )
#embed "SDK/Security.swiftinterface" suffix(, 0, )
#embed "SDK/SpeziAccount.swiftinterface" suffix(, 0, )
#embed "SDK/SpriteKit.swiftinterface" suffix(, 0, )
#embed "SDK/StoreKit.swiftinterface" suffix(, 0, )
#embed "SDK/Swift.swiftinterface" suffix(, 0, )
#embed "SDK/SwiftData.swiftinterface" suffix(, 0, )
#embed "SDK/SwiftNavigation.swiftinterface" suffix(, 0, )
#embed "SDK/SwiftUI.swiftinterface" suffix(, 0, )
#embed "SDK/TipKit.swiftinterface" suffix(, 0, )
#embed "SDK/UIKit.swiftinterface" suffix(, 0, )
#embed "SDK/UniformTypeIdentifiers.swiftinterface" suffix(, 0, )
#embed "SDK/WatchKit.swiftinterface" suffix(, 0, )
#embed "SDK/WebKit.swiftinterface" suffix(, 0, )
#embed "SDK/WidgetKit.swiftinterface" suffix(, 0, )
};

static const unsigned char frameworks[] = {
#embed "SDK/frameworks.txt"
};

const unsigned char *phrasebook_interfaces(size_t *count) {
  *count = sizeof interfaces;
  return interfaces;
}

const unsigned char *phrasebook_frameworks(size_t *count) {
  *count = sizeof frameworks;
  return frameworks;
}
