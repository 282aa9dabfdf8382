import SwiftUI

struct Door: View {
  let guests: UInt64

  var body: some View {
    VStack {
      Text("Bienvenue")
      Text("\(guests) invités attendus à \(Date.now, style: .time)")
      Button(translate("Sonner", comment: "Bouton de la porte")) {}
    }
  }
}
