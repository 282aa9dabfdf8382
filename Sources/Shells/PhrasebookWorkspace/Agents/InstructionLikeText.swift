import PhrasebookModel

/// Recognizes texts that read like instructions to a model, so that a user is warned.
///
/// It is a hint and no protection: an instruction can be worded in endless ways.
package enum InstructionLikeText {
  /// Whether a text reads like an instruction to a model.
  package static func matches(_ text: String) -> Bool {
    guard text.utf8.count > 12 else { return false }
    let text = text.lowercased()
    func has(oneOf words: [String]) -> Bool { words.contains { text.contains(exactly: $0) } }
    return has(oneOf: marks)
      || has(oneOf: ["ignore", "disregard", "forget", "override"])
        && has(oneOf: ["instruction", "previous", "above", "prompt", "rules"])
  }

  private static let marks = [
    "system prompt", "<system", "[system]", "</system", "assistant:", "as an ai",
    "language model", "you are now", "new instructions", "do not tell the user",
    "without telling the user", "call the tool", "use the tool", "run the command", "curl http",
    "rm -rf",
  ]
}
