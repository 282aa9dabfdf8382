import Foundation
import Hummingbird
import Phrasebook

/// The server: `Postoffice [PORT]`, port 0 for any that is free.
@main
struct Postoffice {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    let app = Application(
      router: router(), configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        // A program that started it reads the port from here.
        let line = "port \(channel.localAddress?.port ?? port)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
      })
    try await app.runService()
  }

  static func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: ReaderMiddleware())

    router.get("/") { _, _ in
      String(localized: "Welcome to the post office", bundle: #bundle)
    }
    router.get("/waiting/:count") { _, context in
      let count = try context.parameters.require("count", as: Int.self)
      // The reader is the request's after every suspension too.
      await Task.yield()
      return String(localized: "\(count) parcels are waiting for you", bundle: #bundle)
    }
    router.get("/parcels/:name") { _, context in
      let parcel = try Parcel.named(context.parameters.require("name"))
      return String(localized: parcel.state)
    }
    // For a program: the resource itself, which it resolves for its own reader.
    router.get("/parcels/:name/resource") { _, context in
      let parcel = try Parcel.named(context.parameters.require("name"))
      let body = try JSONEncoder().encode(parcel)
      return Response(
        status: .ok, headers: [.contentType: "application/json"],
        body: .init(byteBuffer: ByteBuffer(bytes: body)))
    }
    return router
  }
}
