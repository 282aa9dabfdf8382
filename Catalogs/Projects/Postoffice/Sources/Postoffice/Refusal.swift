import Foundation
import Hummingbird
import Phrasebook

/// Why a request is not answered as it wished, in words for its reader.
struct Refusal: Error {
  var status: HTTPResponse.Status
  var text: LocalizedStringResource

  var response: Response {
    Response(
      status: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: String(localized: text))))
  }

  static func noParcel(_ name: String) -> Refusal {
    Refusal(
      status: .notFound,
      text: LocalizedStringResource("There is no parcel \(name).", bundle: #bundle))
  }
}
