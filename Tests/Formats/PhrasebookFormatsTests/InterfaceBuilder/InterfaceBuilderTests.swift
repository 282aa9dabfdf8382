import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Texts of storyboards, XIBs and property lists, as Xcode extracts them.
@Suite struct InterfaceBuilderTests {
  static let files: [URL] = {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../../Catalogs/Formats/InterfaceBuilder").standardizedFileURL
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { InterfaceBuilder.fileExtensions.contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  /// PHRASEBOOK_RECORD=1 swift test --filter InterfaceBuilderTests writes the texts again; read the
  /// diff.
  @Test(arguments: files)
  func filesGiveTheirTexts(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let text = try describe(bytes, file)
    let expected = file.deletingPathExtension().appendingPathExtension("txt")
    if ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] != nil {
      try text.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: expected, encoding: .utf8)))
  }

  /// The strings of a file, or the error.
  private func describe(_ bytes: [UInt8], _ file: URL) throws -> String {
    let name = file.lastPathComponent
    guard !name.hasPrefix("!") else {
      let error = #expect(throws: UnreadableFile.self) {
        try InterfaceBuilder.read(bytes, file: name)
      }
      return try #require(error?.diagnostic).line + "\n"
    }
    let strings = try InterfaceBuilder.read(bytes, file: name)
    #expect(strings.allSatisfy { $0.table == file.deletingPathExtension().lastPathComponent })
    return strings.map { string in
      let place = string.locations.map { "\($0.line):\($0.column)" }.joined()
      return "\(place) \(string.key) = \((string.defaultValue ?? "").debugDescription)\n"
        + "    \(string.comment ?? "")\n"
    }.joined()
  }

  @Test func thereAreSixFiles() { #expect(Self.files.count == 6) }

  /// Files that were damaged are read or refused.
  @Test func damagedFilesAreReadOrRefused() throws {
    var random = SeededGenerator(seed: 3)
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      for _ in 0..<150 {
        var damaged = bytes
        let place = Int.random(in: damaged.indices, using: &random)
        damaged[place] = random.pick(Array("<>/\"= &a\0".utf8)) ?? 0
        do throws(UnreadableFile) {
          let keys = try InterfaceBuilder.read(damaged, file: "a.xib").map(\.key)
          #expect(keys == keys.sorted() && Set(keys).count == keys.count)
        } catch {
          try Refusal.check(error, of: "a.xib", damaged)
        }
        // Without its end, a file is refused.
        guard bytes[place...].contains(UInt8(ascii: ">")) else { continue }
        #expect(throws: UnreadableFile.self) {
          try InterfaceBuilder.read(Array(bytes[..<place]), file: "a.xib")
        }
      }
    }
  }

  /// As in the catalogs of Mac Mouse Fix: a note also counts for the cell or the menu in the object.
  @Test func aNoteCountsForTheObjectsDirectlyInIt() throws {
    let note =
      #"<attributedString key="userComments"><fragment content="Short"/></attributedString>"#
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
        <textField id="a"><textFieldCell key="cell" title="A" id="b"/>\(note)</textField>
        <textField id="c">
          <textFieldCell key="cell" title="C" id="d">\(note)</textFieldCell>
        </textField>
        <popUpButton id="e"><popUpButtonCell key="cell" id="f">
          <menu key="menu" title="E" id="g"/>
        </popUpButtonCell>\(note)</popUpButton>
      </objects></document>
      """
    let found = try InterfaceBuilder.read(Array(document.utf8), file: "a.xib")
    #expect(found.map(\.key) == ["b.title", "d.title", "g.title"])
    #expect(found.map { $0.comment?.hasSuffix(#"Note = "Short";"#) } == [true, true, false])
  }

  /// As in the catalog of Maktabah, where the title of the first is stale.
  @Test func aBoxMayHideItsTitle() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
        <box titlePosition="noTitle" title="Frame" id="a"/><box title="Colors" id="b"/>
      </objects></document>
      """
    let found = try InterfaceBuilder.read(Array(document.utf8), file: "a.xib")
    #expect(found.map(\.key) == ["b.title"])
  }

  /// As in the catalogs of two projects with six of them.
  @Test func aPanelIsAWindow() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
        <window title="Inspector" id="a" customClass="NSPanel"/>
      </objects></document>
      """
    let found = try InterfaceBuilder.read(Array(document.utf8), file: "a.xib")
    #expect(
      found.map(\.comment) == [#"Class = "NSWindow"; title = "Inspector"; ObjectID = "a";"#])
  }

  static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundleDisplayName</key><string>${NAME} Harbour</string>
      <key>CFBundleIdentifier</key><string>org.example.harbour</string>
      <key>NSCameraUsageDescription</key><string>To see ships.</string>
      <key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemTitle</key><string>SHORTCUT_ADD</string>
      </dict></array>
    </dict></plist>
    """

  @Test func anInfoPlistGivesItsStrings() throws {
    let found = try InfoPlistStrings.read(
      Array(Self.plist.utf8), file: "Info.plist", settings: ["NAME": "$(KIND)", "KIND": "Old"])
    #expect(
      found.strings.map(\.key) == [
        "CFBundleDisplayName", "NSCameraUsageDescription", "SHORTCUT_ADD",
      ])
    #expect(found.strings.map(\.defaultValue) == ["Old Harbour", "To see ships.", nil])
    #expect(
      found.strings.map(\.comment) == [
        "Bundle display name", "Privacy - Camera Usage Description", nil,
      ])
    #expect(found.strings.allSatisfy { $0.table == "InfoPlist" })
    #expect(found.strings.map { $0.locations.map(\.line) } == [[4], [6], [8]])
    #expect(found.undeterminable.map(\.location.line) == [3])
    let binary = PropertyListWriter.binary(
      try PropertyListFile(Array(Self.plist.utf8), file: "a").root)
    #expect(try InfoPlistStrings.read(binary, file: "Info.plist").strings.count == 2)
    #expect(throws: UnreadableFile.self) {
      try InfoPlistStrings.read(Array("(a, b)".utf8), file: "Info.plist")
    }
  }

  /// As in the catalogs of eight projects: a document type's name is a key only as a type's description.
  @Test func descriptionsOfTypesAreKeysAndNamesOfDocumentTypesAreNot() throws {
    func types(_ list: String, _ key: String, _ names: String...) -> String {
      let items = names.map { "<dict><key>\(key)</key><string>\($0)</string></dict>" }
      return "<key>\(list)</key><array>\(items.joined())</array>"
    }
    let plist = """
      <plist version="1.0"><dict>
        \(types("CFBundleDocumentTypes", "CFBundleTypeName", "Ship", "Text document"))
        \(types("UTExportedTypeDeclarations", "UTTypeDescription", "Ship", "Fleet"))
        \(types("UTImportedTypeDeclarations", "UTTypeDescription", "Chart"))
      </dict></plist>
      """
    let found = try InfoPlistStrings.read(Array(plist.utf8), file: "Info.plist")
    #expect(found.strings.map(\.key) == ["Chart", "Fleet", "Ship"])
  }

  @Test func aUsageDescriptionThatXcodeDoesNotKnowOnlyCountsAsUsed() throws {
    let plist = """
      <plist version="1.0"><dict>
        <key>NSScreenCaptureUsageDescription</key><string>To record ships.</string>
        <key>NSCameraUsageDescription</key><string>To see ships.</string>
      </dict></plist>
      """
    let found = try InfoPlistStrings.read(Array(plist.utf8), file: "Info.plist").strings
    #expect(found.map(\.key) == ["NSCameraUsageDescription", "NSScreenCaptureUsageDescription"])
    #expect(found.map(\.isInactive) == [false, true])
  }

  @Test func buildSettingsGiveTheirStrings() {
    let place = Location(file: "project.pbxproj", line: 3, column: 1)
    let found = InfoPlistStrings.read(settings: [
      ("INFOPLIST_KEY_CFBundleDisplayName", "$(PRODUCT_NAME)!", place),
      ("INFOPLIST_KEY_UILaunchStoryboardName", "Main", place), ("PRODUCT_NAME", "Quay", place),
    ])
    #expect(found.strings.map(\.defaultValue) == ["Quay!"])
    #expect(
      InfoPlistStrings.read(settings: [
        ("INFOPLIST_KEY_CFBundleName", "$(A)", place), ("A", "$(A)", place),
      ]).strings.isEmpty)
  }

  /// The comments that Xcode has written into public catalogs.
  @Test(arguments: [
    ("NSCalendarsFullAccessUsageDescription", "Privacy - Calendars Full Access Usage Description"),
    ("NSFaceIDUsageDescription", "Privacy - Face ID Usage Description"),
    (
      "NSLocationAlwaysAndWhenInUseUsageDescription",
      "Privacy - Location Always and When In Use Usage Description"
    ),
    ("NSBluetoothAlwaysUsageDescription", "Privacy - Bluetooth Always Usage Description"),
    ("NFCReaderUsageDescription", "Privacy - NFC Scan Usage Description"),
    ("NSHumanReadableCopyright", "Copyright (human-readable)"), ("CFBundleVersion", nil),
    ("NSUsageDescription", nil), ("NSUserNotificationsUsageDescription", nil),
    ("NSAppDataUsageDescription", "Privacy - Other Application Data Usage Description"),
  ])
  func keysHaveTheCommentsOfXcode(_ key: String, _ comment: String?) {
    #expect(InfoPlistStrings.comment(of: key) == comment)
  }

  /// Wherever a public catalog has a comment of Xcode's for a key, ours is the same.
  @Test(.needsShared("corpus/catalogs")) func commentsOfPublicCatalogsAreOurs() throws {
    for file in PackageRoot.corpus where file.lastPathComponent.contains("InfoPlist.xcstrings") {
      let bytes = Array(try Data(contentsOf: file))
      guard let catalog = try? XCStrings.read(bytes, file: "a").catalog else { continue }
      for (key, entry) in catalog.entries where entry.extractionState == .extractedWithValue {
        guard let comment = entry.comment,
          comment.hasPrefix("Privacy - ") || key.hasPrefix("CFBundle")
        else { continue }
        #expect(InfoPlistStrings.comment(of: key) == comment)
      }
    }
  }
}
