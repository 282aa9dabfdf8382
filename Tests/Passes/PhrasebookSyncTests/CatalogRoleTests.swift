import PhrasebookModel
import PhrasebookSync
import Testing

@Suite struct CatalogRoleTests {
  static let outlet = Entry(comment: "Class = \"NSMenuItem\"; title = \"Open\"; ObjectID = \"a\";")

  @Test(arguments: [
    ("App/Localizable.xcstrings", CatalogRole.code), ("App/InfoPlist.xcstrings", .infoPlist),
    ("Widget-InfoPlist.xcstrings", .infoPlist), ("AppShortcuts.xcstrings", .appShortcuts),
    ("App/mul.lproj/Main.xcstrings", .interfaceBuilder), ("", .code),
    ("MyInfoPlist.xcstrings", .code),
  ])
  func thePathTells(path: String, role: CatalogRole) {
    #expect(CatalogRole(path: path, catalog: Catalog(["k": Entry()])) == role)
  }

  @Test func theCommentsTellWhereThePathDoesNot() {
    let most = Catalog(["a": Self.outlet, "b": Self.outlet, "c": Entry(comment: "C")])
    #expect(CatalogRole(path: "Main.xcstrings", catalog: most) == .interfaceBuilder)
    let few = Catalog(["a": Self.outlet, "b": Entry(comment: "B"), "c": Entry(comment: "C")])
    #expect(CatalogRole(path: "Localizable.xcstrings", catalog: few) == .code)
  }

  @Test(arguments: [CatalogRole.infoPlist, .interfaceBuilder])
  func catalogsOfOthersAreNotTouched(role: CatalogRole) {
    let before = Catalog(["a": Entry(), "b": Entry(.stale)])
    let result = sync(
      before, [ExtractedString("b"), ExtractedString("c")], role: role, SyncOptions(prune: true))
    #expect(result.changes.isEmpty)
    #expect(result.catalog.keys == ["a", "b"])
  }

  @Test func appShortcutsAreAddedToAndNeverTakenFrom() {
    let before = Catalog(["a": Entry(), "b": Entry(nil, ["de": .translated("B")])])
    let result = sync(before, [ExtractedString("c")], role: .appShortcuts)
    #expect(result.summary == ["added c"])
  }
}
