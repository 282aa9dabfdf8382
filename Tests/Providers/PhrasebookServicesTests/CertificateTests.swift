import Foundation
import TestSupport
import Testing

@testable import PhrasebookServices

/// The trusted certificates: those of the system, or those of the environment in their place.
@Suite struct CertificateTests {
  @Test(
    .enabled(if: TLSServer.isAvailable, "needs openssl and python3"),
    arguments: [
      ([:], "DNS:localhost,IP:127.0.0.1", "127.0.0.1 has no certificate to trust"),
      (["SSL_CERT_FILE": "cert.pem"], "IP:127.0.0.1", nil),
      (["CURL_CA_BUNDLE": "cert.pem", "SSL_CERT_FILE": "none.pem"], "IP:127.0.0.1", nil),
      (["SSL_CERT_FILE": "none.pem"], "IP:127.0.0.1", "127.0.0.1 has no certificate to trust"),
      (
        ["SSL_CERT_FILE": "cert.pem"], "DNS:other.example", "127.0.0.1 has no certificate to trust"
      ),
    ] as [([String: String], String, String?)])
  func onlyTrustedCertificatesAreAccepted(
    _ environment: [String: String], _ names: String, _ message: String?
  ) async throws {
    let folder = try TemporaryFolder()
    let server = try TLSServer(in: folder.url, names: names)
    defer { server.stop() }
    let transport = HTTPTransport(
      environment: environment.mapValues { folder.url.appendingPathComponent($0).path })
    let request = ServiceRequest(post: "https://127.0.0.1:\(server.port)/x", body: Array("hi".utf8))
    do throws(TransportFailure) {
      let answer = try await transport.send(request)
      #expect(message == nil)
      #expect(answer.status == 200 && answer.body == Array("hi".utf8))
    } catch {
      #expect(error.message == message)
    }
  }
}

/// A server with a self-signed certificate that answers requests.
private final class TLSServer {
  let port: Int
  private let process: Process

  static var isAvailable: Bool {
    (try? run(["openssl", "version"])) == 0 && (try? run(["python3", "-c", "import ssl"])) == 0
  }

  init(in folder: URL, names: String) throws {
    let key = folder.appendingPathComponent("key.pem").path
    let certificate = folder.appendingPathComponent("cert.pem").path
    let status = try Self.run([
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=test",
      "-addext", "subjectAltName=\(names)",
    ])
    try #require(status == 0)
    process = Self.process(["python3", "-u", "-c", Self.script, certificate, key])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      if byte.isEmpty { break }
      line += byte
    }
    port = try #require(Int(String(decoding: line, as: UTF8.self)))
  }

  /// Not with SIGTERM: a process that is started from a thread of tasks inherits that it is blocked.
  func stop() { kill(process.processIdentifier, SIGKILL) }

  private static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    return process
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let process = process(arguments)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static let script = """
    import http.server, ssl, sys
    class Echo(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
    server = http.server.HTTPServer(("127.0.0.1", 0), Echo)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], sys.argv[2])
    server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_port)
    server.serve_forever()
    """
}
