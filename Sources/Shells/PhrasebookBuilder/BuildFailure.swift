/// Why something could not be done: as a compiler says it, so that editors lead to the place.
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
