enum Menu {
  static let soup = tr("Soupe du jour", comment: "Au menu")
  static let salad = tr("menu.salade", value: "Salade verte !", comment: "Au menu")
  static let daily = tr("menu.plat", value: "Plat du jour", comment: "")
  static let bill = tr("L'addition", tableName: "Caisse", comment: "Bouton")
  static let other = other("Pas une clé", comment: "")

  static func other(_ text: String, comment: String) -> String { text }
}
