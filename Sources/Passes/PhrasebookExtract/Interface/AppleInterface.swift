/// Apple's declarations as Swift interface text, read by the same reader as a project's sources, so
/// that one more API is one more line of data.
///
/// The text holds what decides a literal's type: labels in order, parameter and result types,
/// conformances. `= nil` stands for any default value; variants that differ in one optional label
/// are one declaration; parameters that never decide anything are simplified. A title typed
/// `LocalizedStringKey` has two disfavoured twins, `LocalizedStringResource` (from SDK 26) and
/// `StringProtocol`; they are repeated only where the result's type or a trap depends on them.
enum AppleInterface {
  /// Every text; the order carries no meaning.
  static let all: [String] = [
    localization, phrasebook, legacy,
    swiftUIViews, swiftUIControls, swiftUIScenes, swiftUIModifiers, viewTypes, viewModifiers,
    appIntents, intentParameters, widgets, charts, kits,
    standardLibrary, collections, foundation, foundationDates, foundationSystem,
    foundationFormatters, coreGraphics, frameworks,
  ]
}
