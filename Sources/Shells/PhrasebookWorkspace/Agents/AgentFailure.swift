/// Why a request of an agent cannot be done, and what to do about it: in English, for programs.
package struct AgentFailure: Error, Hashable, Sendable {
  /// One sentence.
  package var message: String

  package init(_ message: String) { self.message = message }
}
