import Foundation
import TestSupport
import Testing

@Suite("context shows translators where strings appear")
struct ContextTests {
  /// The start of a PNG file, which has the size of the picture.
  private static func picture(_ width: UInt8, _ height: UInt8, _ end: String = "") -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    return Data(bytes + Array(end.utf8))
  }

  private static let list = "phrasebook-context/context.json"

  private func run(
    _ package: SmallPackage, _ arguments: String...
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand().run(["context"] + arguments, in: package.url, limit: 120)
  }

  private func write(_ data: Data, _ name: String, to package: SmallPackage) throws {
    try data.write(to: package.url.appendingPathComponent(name))
  }

  private func has(_ name: String, _ package: SmallPackage) -> Bool {
    FileManager.default.fileExists(atPath: package.url.appendingPathComponent(name).path)
  }

  @Test("a picture is added with keys and their regions, listed, and removed with its last key")
  func regions() throws {
    let package = try SmallPackage()
    let before = try package.read()
    try write(Self.picture(200, 100), "Home.png", to: package)
    let dry = try run(package, "add", "Home.png", ".", "--key", "Hello", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.contains("+++ phrasebook-context/context.json"))
    #expect(!has(Self.list, package))
    let added = try run(
      package, "add", "Home.png", ".", "--key", "Hello", "--region", "10,20,30,40", "--key",
      "Old title", "--region", "0,0,200,100")
    #expect(added.status == 0, "\(added.errors)")
    #expect(
      try package.read(Self.list) == """
        {
          "version": 1,
          "strings": [
            {"picture":"Home.png","catalog":"Sources/App/Localizable.xcstrings","key":"Hello","region":"10,20,30,40","from":"user"},
            {"picture":"Home.png","catalog":"Sources/App/Localizable.xcstrings","key":"Old title","region":"0,0,200,100","from":"user"}
          ]
        }

        """)
    // The same again changes nothing, and one key has another place.
    let first = try package.read(Self.list)
    _ = try run(
      package, "add", "Home.png", ".", "--key", "Hello", "--region", "10,20,30,40")
    #expect(try package.read(Self.list) == first)
    let list = try run(package, "list", ".", "--key", "Hello", "--format", "json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any])
    let strings = try #require(json["strings"] as? [[String: Any]])
    #expect(strings.count == 1)
    #expect(
      strings.first?["region"] as? [String: Int] == ["x": 10, "y": 20, "width": 30, "height": 40])
    #expect(try run(package, "remove", "--key", "Hello").status == 0)
    #expect(try run(package, "list").output.contains("Old title"))
    #expect(has("phrasebook-context/Home.png", package))
    #expect(try run(package, "remove", "Home.png").status == 0)
    #expect(!has("phrasebook-context/Home.png", package))
    #expect(try package.read() == before)
  }

  @Test("a picture that a killed run removed from the list only is removed, and no other file")
  func unlisted() throws {
    let package = try SmallPackage()
    try write(Self.picture(200, 100), "Home.png", to: package)
    #expect(try run(package, "add", "Home.png", ".", "--key", "Hello").status == 0)
    let list = try package.read(Self.list)
    for name in ["Other.png", "Notes.txt"] {
      let file = "phrasebook-context/\(name)"
      try write(name == "Other.png" ? Self.picture(1, 1) : Data("text".utf8), file, to: package)
      let keyed = try run(package, "remove", name, "--key", "Hello")
      #expect(keyed.status == 2 && keyed.errors.contains("no such picture"), "\(keyed.errors)")
      #expect(has(file, package))
      #expect(try run(package, "remove", name).status == (name == "Other.png" ? 0 : 2))
      #expect(has(file, package) == (name == "Notes.txt"))
    }
    #expect(try run(package, "remove", "context.json").status == 2)
    #expect(try package.read(Self.list) == list && has("phrasebook-context/Home.png", package))
  }

  @Test(
    "pictures follow a key that is renamed, and a damaged list is found before anything changes")
  func renamed() throws {
    let package = try SmallPackage()
    try write(Self.picture(200, 100), "Home.png", to: package)
    let added = try run(
      package, "add", "Home.png", ".", "--key", "Hello", "--region", "10,20,30,40", "--key",
      "Old title", "--region", "0,0,200,100")
    #expect(added.status == 0, "\(added.errors)")
    let list = try package.read(Self.list)
    func rename(_ old: String, _ new: String) throws -> BuiltCommand.Outcome {
      try BuiltCommand().run(["rename", old, new, "."], in: package.url, limit: 120)
    }
    #expect(try rename("Hello", "Hello there").status == 0)
    let renamed = list.replacing(#""key":"Hello""#, with: #""key":"Hello there""#)
    #expect(try package.read(Self.list) == renamed)
    #expect(try run(package, "list").status == 0)
    try package.write("{", to: Self.list)
    let before = try package.read()
    #expect(try rename("Hello there", "Hello").status == 2)
    #expect(try package.read() == before)
  }

  @Test("what cannot be added is refused with a line, and nothing is written")
  func refused() throws {
    let package = try SmallPackage()
    try write(Self.picture(200, 100), "Home.png", to: package)
    try write(Data("GIF89a".utf8), "Moving.png", to: package)
    try write(Self.picture(0, 100), "Empty.png", to: package)
    try write(Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 2]), "Cut.jpg", to: package)
    let key = ["--key", "Hello"]
    for (arguments, part) in [
      (["Missing.png"] + key, "Missing.png"), (["Moving.png"] + key, "not a PNG or JPEG"),
      (["Empty.png"] + key, "not a PNG or JPEG"), (["Cut.jpg"] + key, "not a PNG or JPEG"),
      (["Home.png", "--key", "Helo"], "did you mean \"Hello\""),
      (["Home.png"] + key + ["--region", "190,0,20,10"], "200 × 100"),
      (["Home.png", "Moving.png"] + key, "Moving.png"),
    ] {
      let result = try BuiltCommand().run(
        ["context", "add"] + arguments, in: package.url, limit: 60)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains(part), "\(result.errors)")
    }
    #expect(try run(package, "add", "Home.png", "--region", "1,2,3,4").status == 64)
    #expect(
      try run(package, "add", "Home.png", "--key", "Hello", "--region", "1,2,0,4").status == 64)
    #expect(!has("phrasebook-context", package))
  }

  @Test("another picture of the same name is replaced only with --force")
  func replaced() throws {
    let package = try SmallPackage()
    try write(Self.picture(200, 100), "Home.png", to: package)
    _ = try run(package, "add", "Home.png", "--key", "Hello")
    try write(Self.picture(200, 100, "new"), "Home.png", to: package)
    let refused = try run(package, "add", "Home.png", "--key", "Hello")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--force"))
    #expect(try run(package, "add", "Home.png", "--key", "Hello", "--force").status == 0)
    #expect(try package.read("phrasebook-context/Home.png").hasSuffix("new"))
    try write(Self.picture(200, 100), "home.png", to: package)
    #expect(try run(package, "add", "home.png", "--key", "Hello").status == 2)
  }

  @Test("a list that leads out of the folder, or is damaged, is refused with its place")
  func damaged() throws {
    let package = try SmallPackage()
    for (text, place) in [
      (#"{"version":1,"strings":[{"picture":"../../etc/passwd","catalog":"a","key":"b"}]}"#, ":1:"),
      ("{\n<<<<<<<", ":2:"), (#"{"version":2,"strings":[]}"#, "version"),
      (
        #"{"version":1,"strings":[{"picture":"a.png","catalog":"a","key":"b","region":"-1,0,1,1"}]}"#,
        ":1:"
      ),
    ] {
      try package.write(text, to: Self.list)
      let result = try run(package, "list")
      #expect(result.status == 2)
      #expect(result.errors.contains(place), "\(result.errors)")
      #expect(try package.read(Self.list) == text)
    }
  }

  @Test("a folder that is a link out of the project is not written")
  func link() throws {
    let package = try SmallPackage()
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: package.url.appendingPathComponent("phrasebook-context"), withDestinationURL: other.url)
    try write(Self.picture(200, 100), "Home.png", to: package)
    let result = try run(package, "add", "Home.png", "--key", "Hello")
    #expect(result.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.url.path).isEmpty)
  }

  @Test(
    "a file of the folder that is a link is not written", arguments: ["Home.png", "context.json"])
  func linkedFile(_ name: String) throws {
    let package = try SmallPackage()
    let other = try TemporaryFolder()
    let content = name == "Home.png" ? "precious" : "{\"version\": 1, \"strings\": []}\n"
    try other.write(content, to: "file")
    let folder = package.url.appendingPathComponent("phrasebook-context")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(name),
      withDestinationURL: other.url.appendingPathComponent("file"))
    try write(Self.picture(200, 100), "Home.png", to: package)
    let result = try run(package, "add", "Home.png", "--key", "Hello")
    #expect(result.status == 2)
    #expect(result.errors.contains("it is a symbolic link"), "\(result.errors)")
    #expect(try other.data(at: "file") == Data(content.utf8))
  }

  @Test("an .xcloc has the pictures, and the place of each string, as Xcode's own exports do")
  func bundle() throws {
    let package = try SmallPackage()
    try write(Self.picture(200, 100), "Home.png", to: package)
    _ = try run(package, "add", "Home.png", "--key", "Hello", "--region", "10,20,30,40")
    let export = try BuiltCommand().run(
      ["export", ".", "--as", "xcloc", "--languages", "fr", "-o", "Out"], in: package.url, limit: 60
    )
    #expect(export.status == 0, "\(export.errors)")
    let folder = package.url.appendingPathComponent("Out/fr.xcloc/Notes/Screenshots")
    let picture = try Data(contentsOf: folder.appendingPathComponent("Home.png"))
    #expect(picture == Self.picture(200, 100))
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.appendingPathComponent("localizedStringData.plist")),
      format: nil)
    let strings = try #require(list as? [[String: Any]])
    #expect(strings.count == 1)
    #expect(strings.first?["stringKey"] as? String == "Hello")
    #expect(strings.first?["tableName"] as? String == "Localizable")
    let shots = try #require(strings.first?["screenshots"] as? [[String: String]])
    #expect(shots == [["name": "Home.png", "frame": "{{10, 20}, {30, 40}}"]])
    let back = try BuiltCommand().run(
      ["import", "Out/fr.xcloc", "."], in: package.url, limit: 60)
    #expect(back.status == 0, "\(back.errors)")
  }

  @Test("without tesseract, the message has the fix")
  func missing() throws {
    let package = try SmallPackage()
    try write(Self.picture(200, 100), "Home.png", to: package)
    let tools = try TemporaryFolder()
    for name in ["env", "sh"] {
      try FileManager.default.createSymbolicLink(
        atPath: tools.url.appendingPathComponent(name).path,
        withDestinationPath: "/usr/bin/\(name)")
    }
    let result = try BuiltCommand().run(
      ["context", "add", "Home.png"], in: package.url, environment: ["PATH": tools.path], limit: 60)
    #expect(result.status == 2)
    #expect(result.errors.contains("tesseract-ocr"), "\(result.errors)")
    #expect(!has("phrasebook-context", package))
  }

  /// The text of a picture, drawn by a browser: 18 pixels high, a line for each text.
  private func draw(
    _ lines: [String], _ style: String = "background: white", to name: String,
    _ package: SmallPackage
  ) throws {
    let page = lines.map { "<p>\($0.replacing("&", with: "&amp;"))</p>" }.joined()
    try package.write("<body style='font: 28px sans-serif; \(style)'>\(page)", to: "page.html")
    let file = package.url.appendingPathComponent(name).path
    let result = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--window-size=800,600",
        "--screenshot=\(file)", "page.html",
      ], in: package.url, limit: 120)
    #expect(FileManager.default.fileExists(atPath: file), "\(result.errors)")
  }

  @Test(
    "the texts of a picture are read, and a long text is not mistaken for a short one in it",
    .needsProgram("tesseract"), .needsProgram("chromium"))
  func read() throws {
    let package = try SmallPackage()
    func entry(_ key: String) -> String { "    \"\(key)\" : {\n\n    }" }
    let keys = [
      "%lld recipes", "Add", "Add to shopping list", "Good morning, %@", "Hello", "My recipes",
      "home.title",
    ]
    try package.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(keys.map(entry).joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """, to: SmallPackage.catalog)
    try draw(
      ["Good morning, Anna", "My recipes", "12 recipes", "Add to shopping list"], to: "Home.png",
      package)
    let result = try run(package, "add", "Home.png")
    #expect(result.status == 0, "\(result.errors)")
    let list = try package.read(Self.list)
    let found = list.matches(of: /"key":"([^"]*)"/).map { String($0.output.1) }
    #expect(found == ["%lld recipes", "Add to shopping list", "Good morning, %@", "My recipes"])
    #expect(list.matches(of: /"region":"\d+,\d+,\d+,\d+","from":"text"/).count == 4)
    // A screen in dark colours.
    try draw(
      ["Good morning, Anna", "My recipes", "12 recipes", "Add to shopping list"],
      "background: #1c1c1e; color: #d8d8dc; font-size: 15px", to: "Dark.png", package)
    #expect(try run(package, "add", "Dark.png").status == 0)
    let dark = try package.read(Self.list).split(separator: "\n").filter { $0.contains("Dark.png") }
    #expect(dark.count == 4, "\(dark)")
    // The pseudo-language shows keys.
    try draw(["home.title", "[Good morning, %@] Anna"], to: "Keys.png", package)
    #expect(try run(package, "add", "Keys.png").status == 0)
    let marks = try run(package, "list", "--format", "json").output
    #expect(marks.contains("home.title"))
    try draw(["Something else"], to: "Other.png", package)
    let other = try run(package, "add", "Other.png")
    #expect(other.status == 2)
    #expect(other.errors.contains("--key"))
    #expect(!has("phrasebook-context/Other.png", package))
  }
}
