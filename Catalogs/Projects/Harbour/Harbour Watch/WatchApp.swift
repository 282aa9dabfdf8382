import SwiftUI

@main
struct WatchApp: App {
  var body: some Scene {
    WindowGroup {
      List(Tide.allCases, id: \.self) { Text($0.name) }
        .navigationTitle("On Your Wrist")
    }
  }
}
