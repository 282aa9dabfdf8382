/// The reason for a failure, formatted like a compiler error, so that editors show the place.
struct BuildFailure: Error {
  var message: String
  var path: String?
  var line: Int?
  var column: Int?

  init(_ message: String, _ path: String? = nil, _ line: Int? = nil, _ column: Int? = nil) {
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }
}
