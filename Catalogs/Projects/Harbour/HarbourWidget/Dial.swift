import SwiftUI

struct Dial: View {
  let level: CGFloat

  var body: some View {
    Text("\(level) m", comment: "The level of the water")
  }
}
