import SwiftUI

struct SettingsPage: View {
  static let units = LocalizedStringResource(
    "settings.units", defaultValue: "Units", table: "Settings", bundle: .atURL(Bundle.module.bundleURL))

  var body: some View {
    Form {
      Text("Garden Settings", tableName: "Settings", bundle: .module, comment: "The page's title")
      LabeledContent {
        Text(Self.units)
      } label: {
        Text(
          LocalizedStringResource(
            "settings.frost", defaultValue: "Frost Warnings", table: "Settings",
            bundle: #bundle))
      }
    }
  }
}
