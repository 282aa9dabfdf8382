internal import Phrasebook
internal import PhrasebookModel

extension NamePlan {
  /// Gives renamed keys their old accessors, and reports those that cannot have one, because the
  /// settings count on it.
  mutating func addAliases(_ options: GenerateOptions, _ all: [[Accessor]]) {
    guard !options.renamings.isEmpty else { return }
    var taken = Set(all.joined().map(\.reference))
    var members = Set(all.joined().map(\.name.fullPath))
    var types = Set(all.joined().flatMap(\.name.typePaths))
    for renaming in options.renamings.sorted(by: { $0.old.precedes($1.old) }) {
      guard let index = tables.firstIndex(where: { $0.name == renaming.table }),
        let target = all[index].first(where: { $0.key.isExactly(renaming.new) })
      else {
        missing(renaming)
        continue
      }
      let old = KeyName(renaming.old, table: renaming.table, shape: options.shape)
      var shadow = target
      shadow.name = old
      // An accessor whose name did not change needs no alias.
      if shadow.reference == target.reference { continue }
      let isFree =
        !taken.contains(shadow.reference) && !types.contains(old.fullPath)
        && members.isDisjoint(with: old.typePaths)
      guard isFree else {
        hidden(renaming, by: shadow.reference)
        continue
      }
      taken.insert(shadow.reference)
      members.insert(old.fullPath)
      types.formUnion(old.typePaths)
      tables[index].root.add(Alias(old: old, target: target))
    }
  }

  private mutating func missing(_ renaming: GenerateOptions.Renaming) {
    // Settings for several modules list the keys of all of them.
    guard !renaming.mayBeElsewhere else { return }
    let old = renaming.old.quoted
    let new = renaming.new.quoted
    let catalog = catalogs[renaming.table]
    let reason: Phrase =
      if catalog == nil {
        "the renamed key \(old) has no accessor: unknown table \(renaming.table)"
      } else if catalog?[renaming.new] == nil {
        "the renamed key \(old) has no accessor: the table \(renaming.table) has no key \(new)"
      } else {
        "the renamed key \(old) has no accessor, because \(new) has none"
      }
    diagnostics.append(Diagnostic(.warning, reason, at: place(of: renaming)))
  }

  private mutating func hidden(_ renaming: GenerateOptions.Renaming, by name: String) {
    diagnostics.append(
      Diagnostic(
        .warning,
        "the renamed key \(renaming.old.quoted) has no accessor: \(name) is another's name",
        at: place(of: renaming)))
  }

  private func place(of renaming: GenerateOptions.Renaming) -> Location? {
    renaming.location ?? catalogs[renaming.table]?.location(of: renaming.new)
  }
}
