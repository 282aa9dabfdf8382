import CatalogJSON
import Phrasebook
public import PhrasebookModel

extension VariationPath {
  /// Reads a path as people write it.
  public init(_ text: String) throws(EditError) {
    self.init()
    var words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    if words.first == CatalogField.substitutions.text {
      guard words.count > 1, let name = words.dropFirst().first, !name.isEmpty else {
        throw .invalidVariation(text, reason: "the name of the substitution is missing")
      }
      substitution = name
      words = words.dropFirst(2)
    }
    while let kind = words.popFirst() {
      guard let name = words.popFirst() else {
        throw .invalidVariation(text, reason: "a kind and a case, with a dot between, are needed")
      }
      try Self.check(kind, name, in: text)
      guard !steps.contains(where: { $0.kind == kind }) else {
        throw .invalidVariation(text, reason: "\(kind) appears twice")
      }
      steps.append(Step(kind, name))
    }
    if steps.isEmpty {
      throw .invalidVariation(text, reason: "the kind and the case are missing")
    }
  }

  private static func check(_ kind: String, _ name: String, in text: String) throws(EditError) {
    if kind == CatalogVariation.width.text {
      guard !name.isEmpty, name.utf8.count < 7, name.utf8.allSatisfy(\.isDigit)
      else { throw .invalidVariation(text, reason: "a width is a number") }
      return
    }
    guard let names = cases[kind] else {
      throw .invalidVariation(text, reason: "\(kind.quoted) is not plural, device or width")
    }
    guard names.contains(name) else {
      throw .invalidVariation(
        text, reason: "\(name.quoted) is not one of \(names.joined(separator: ", "))")
    }
  }

  private static let cases = [
    CatalogVariation.plural.text: PluralCategory.allCases.map(\.rawValue),
    CatalogVariation.device.text: DeviceKind.allCases.map(\.rawValue),
  ]
}
