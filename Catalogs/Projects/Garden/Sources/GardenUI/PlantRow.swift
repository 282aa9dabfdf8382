import GardenKit
import SwiftUI

/// The literals at its call sites are keys because its properties are localizable.
struct PlantRow: View {
  let title: LocalizedStringKey
  var subtitle: LocalizedStringKey? = nil
  var hint: LocalizedStringResource = "Tap to see details"
  let plant: Plant

  var body: some View {
    VStack {
      Text(title)
      Text(plant.name)
      Text(hint)
      if let subtitle { Text(subtitle) }
    }
  }
}

struct Shelf: View {
  var body: some View {
    PlantRow(title: "Cactus", hint: "Mind the spines", plant: .cactus)
    Card(heading: "Tips") { Text("Talk to your plants", comment: "A tip of the day") }
  }
}

struct Card<Content: View>: View {
  private let heading: LocalizedStringKey
  private let content: Content

  init(heading: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.heading = heading
    self.content = content()
  }

  var body: some View {
    Text(heading)
    content
  }
}
