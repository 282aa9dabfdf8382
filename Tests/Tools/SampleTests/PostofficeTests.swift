import Foundation
import Phrasebook
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Building Hummingbird takes minutes: the test runs if it was built before, or if
/// PHRASEBOOK_SAMPLES lists it.
@Suite(
  "Postoffice, a server", .serialized,
  .enabled(
    if: Sample.isBuilt("Postoffice") || Sample.isWanted("Postoffice"),
    "Postoffice is not built; set PHRASEBOOK_SAMPLES=Postoffice, or all"))
struct PostofficeTests {
  /// The server, on a port that was free.
  private final class Server {
    let process: Process
    let root: URL

    init() throws {
      let process = try Sample("Postoffice").process("Postoffice", ["0"], languages: "fr")
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      self.process = process
      var line = ""
      while !line.hasSuffix("\n") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        line += String(decoding: data, as: UTF8.self)
      }
      let port = try #require(line.split(separator: " ").last.flatMap { Int($0.dropLast()) })
      root = try #require(URL(string: "http://127.0.0.1:\(port)"))
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }
  }

  @Test("answers each request in its reader's language, over HTTP")
  func languages() async throws {
    let server = try Server()
    let root = server.root
    for (languages, text) in [
      ("de", "Willkommen bei der Post"), ("de-AT, en;q=0.5", "Willkommen bei der Post"),
      ("fr, pl;q=0.3, de;q=0.2", "Witamy na poczcie"), ("zh-TW", "歡迎來到郵局"),
      ("zh-CN", "欢迎来到邮局"), ("sv", "Welcome to the post office"),
      ("en, de;q=0.9", "Welcome to the post office"), ("de;q=0, *", "Welcome to the post office"),
      (";;;q=x, de;q=1.000", "Willkommen bei der Post"),
    ] {
      let (data, response) = try await root.get("", languages)
      #expect(String(decoding: data, as: UTF8.self) == text, "\(languages)")
      #expect(response.value(forHTTPHeaderField: "Vary") == "Accept-Language")
      #expect(response.value(forHTTPHeaderField: "Content-Language") != nil)
    }
    let (_, response) = try await root.get("", "zh-HK")
    #expect(response.value(forHTTPHeaderField: "Content-Language") == "zh-Hant")

    #expect(try await root.text("waiting/1", "pl") == "Czeka na ciebie 1 paczka")
    #expect(try await root.text("waiting/3", "pl") == "Czekają na ciebie 3 paczki")
    #expect(try await root.text("waiting/1000", "de-CH") == "1’000 Pakete warten auf Sie")
    #expect(try await root.text("parcels/p1", "de") == "Im Wagen, noch 3 Halte")
    #expect(try await root.text("parcels/p9", "de") == "Es gibt kein Paket p9.")
    #expect(try await root.get("parcels/p9", "de").1.statusCode == 404)

    // Two hundred at once, each its own.
    let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let isGerman = index.isMultiple(of: 2)
          let text = try await root.text("waiting/\(index)", isGerman ? "de" : "pl")
          return text.contains(isGerman ? "Paket" : "pacz") && text.contains("\(index)")
        }
      }
      return try await group.reduce(0) { $1 ? $0 : $0 + 1 }
    }
    #expect(wrong == 0)
  }

  @Test("sends a resource that another process resolves for its own reader")
  func resource() async throws {
    struct Parcel: Codable { var state: Phrase }
    let server = try Server()
    let data = try await server.root.get("parcels/p1/resource", "pl").0
    let parcel = try JSONDecoder().decode(Parcel.self, from: data)
    // This process has none of the server's tables: it shows the text of the code.
    #expect(parcel.state.text(in: Localizer(languages: ["de"])) == "In the van, 3 stops away")
    let tables = PackageRoot.project("Postoffice")
      .appendingPathComponent("Sources/Postoffice/Resources")
    let reader = Localizer(languages: ["de"], tables: .folder(tables))
    #expect(reader.text(parcel.state) == "Im Wagen, noch 3 Halte")
  }
}

extension URL {
  /// Requests a path of a server, as a user of these languages.
  fileprivate func get(_ path: String, _ languages: String) async throws -> (Data, HTTPURLResponse)
  {
    var request = URLRequest(url: appendingPathComponent(path))
    request.setValue(languages, forHTTPHeaderField: "Accept-Language")
    let (data, response) = try await URLSession.shared.data(for: request)
    return (data, try #require(response as? HTTPURLResponse))
  }

  fileprivate func text(_ path: String, _ languages: String) async throws -> String {
    String(decoding: try await get(path, languages).0, as: UTF8.self)
  }
}
