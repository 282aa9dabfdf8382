import GardenKit
import SwiftUI

struct PlantList: View {
  let plants: [Plant]
  let capacity: Int
  let growthRate: Double
  var unnamed: String?
  @State private var isWatering = false
  @State private var remindsMe = true
  @State private var frostAlerts = true

  var body: some View {
    List {
      Section("My Plants") {
        ForEach(plants) { plant in
          PlantRow(
            title: "Plant",
            subtitle: plant.isThirsty ? "Thirsty" : "Well Watered",
            plant: plant)
        }
      }
      Text("\(plants.count) plants in the garden", bundle: .module)
      Text("\(plants.count) of \(capacity) beds used")
      Text("Growth \(growthRate, specifier: "%.1f") cm a day")
      Text("Humidity: \(growthRate)%")
      Text("100% organic")
      Text(isWatering ? "Stop" : "Water Now")
      Text("""
        Two lines \
        joined, and
        a second.
        """)
      Text(#"A raw "quote" \(not an argument)"#)
      Text("Escapes: \"tab\" \u{2014} done\n")
      Text("Tap \(Image(systemName: "leaf")) or \(Text("here"))")
      Text("State: \(isWatering ? "on" : "off")")
      Text("Seeds for \(4.99, format: .currency(code: "EUR"))")
      Text("Score: \(Oracle.shared.verdict)")
    }
    .navigationTitle("Garden")
    .searchable(text: .constant(""), prompt: "Find a Plant")
    .badge(Text(""))
    .toolbar {
      Button("Add Plant") { isWatering.toggle() }
      Button("Remove Plant", systemImage: "trash", role: .destructive) {}
      Label("Watering Log", systemImage: "drop")
      Toggle("Reminders", isOn: $remindsMe)
      Toggle(
        .init("Frost Alerts", table: "Settings", comment: "A switch in the settings"),
        isOn: $frostAlerts)
    }
    .accessibilityLabel("List of \(plants.count) plants")
    .confirmationDialog("Are You Sure?", isPresented: $isWatering) {
      #if os(macOS)
        Text("Click a plant")
      #else
        Text("Tap a plant")
      #endif
    }
  }

  /// None of these is a key.
  @ViewBuilder var traps: some View {
    Text(verbatim: "verbatim")
    Text(unnamed ?? "Nameless")
    Text(plants.first.map(\.name) ?? "Nobody")
    Text(isWatering ? "Plain" : caption)
    Text("Joined " + caption)
    Text(String("Converted"))
    Text("As string" as String)
    Image("asset")
    Label { Text(plants[0].name) } icon: { Image(systemName: "star") }
    ForEach(["one", "two"], id: \.self) { Text($0) }
    // Text("In a comment")
  }

  private var caption: String { "caption" }
}

#Preview {
  Text("Only in a preview")
}

struct PlantList_Previews: PreviewProvider {
  static var previews: some View { Text("Only in an old preview") }
}
