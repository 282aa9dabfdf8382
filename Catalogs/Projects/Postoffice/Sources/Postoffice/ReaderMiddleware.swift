import Foundation
import Hummingbird
import Phrasebook

/// Gives each request its reader: whatever answers it, and every task that is started for it, speaks
/// the language that its `Accept-Language` asks for. Requests that run beside it are not touched.
struct ReaderMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let reader = Localizer(acceptLanguage: request.headers[.acceptLanguage])
    return try await Localizer.with(reader) {
      var response: Response
      do {
        response = try await next(request, context)
      } catch let error as Refusal {
        response = error.response
      }
      response.headers[.contentLanguage] = reader.language(in: .of(#bundle))
      // Caches must not hand one reader's answer to another.
      response.headers[.vary] = "Accept-Language"
      return response
    }
  }
}
