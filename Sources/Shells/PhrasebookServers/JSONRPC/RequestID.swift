package import PhrasebookModel

/// The id of a request, chosen by its sender.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// Reads an id; nil for a value that JSON-RPC does not allow as one.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let digits):
      guard let number = Int(digits) else { return nil }
      self = .number(number)
    default: return nil
    }
  }
}
