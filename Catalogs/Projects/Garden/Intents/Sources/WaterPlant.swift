import AppIntents
import GardenKit

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water a Plant"
  static let description = IntentDescription(
    "Waters one plant.", categoryName: "Garden Care", searchKeywords: ["watering"])
  static let openAppWhenRun = false

  @Parameter(title: "Plant to Water", description: "The one that is thirsty")
  var plant: PlantEntity

  @Parameter(
    title: "Amount", default: .little,
    requestValueDialog: IntentDialog("How much water?"))
  var amount: Amount

  static var parameterSummary: some ParameterSummary {
    When(\.$amount, .equalTo, .lot) {
      Summary("Soak \(\.$plant)")
    } otherwise: {
      Summary("Water \(\.$plant) with \(\.$amount)")
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard plant.isReal else { throw $plant.needsValueError("Which plant?") }
    return .result(dialog: "Watered \(plant.name)")
  }
}

enum Amount: String, AppEnum {
  case little, lot

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount of Water"
  static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
    .little: "A Little",
    .lot: DisplayRepresentation(
      title: "A Lot", subtitle: "Until the saucer is full",
      image: .init(systemName: "drop")),
  ]
}

struct PlantEntity: AppEntity {
  let id: String
  let name: String
  let year: Int
  var isReal: Bool { !id.isEmpty }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Garden Plant", numericFormat: "\(placeholder: .int) garden plants")
  static let defaultQuery = PlantQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "Planted in \(year)")
  }
}
