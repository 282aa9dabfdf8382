import Phrasebook

extension Localizer {
  /// Whoever reads this terminal. Our tables are part of the binary, so that it is enough alone;
  /// a damaged one, which only a broken build can hold, leaves the English of the code.
  static let terminal: Localizer = {
    let table = try? StringTable.read(xcstrings: PackageResources.Localizable_xcstrings)
    return Localizer(tables: .tables(table.map { ["Localizable": $0] } ?? [:]))
  }()
}
