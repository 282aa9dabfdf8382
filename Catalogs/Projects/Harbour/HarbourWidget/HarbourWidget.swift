import SwiftUI
import WidgetKit

struct HarbourWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "harbour", provider: Provider()) { entry in
      Text("Next tide at \(entry.date, style: .time)")
    }
    .configurationDisplayName("Tides")
    .description("Shows when the water is high.")
  }
}
