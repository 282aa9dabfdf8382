/// Recognizes texts that read like instructions to a model, so that a reader is warned.
///
/// It is a hint and no protection: an instruction can be worded in endless ways.
package enum InstructionLikeText {
  /// Whether a text reads like an instruction to a model.
  package static func matches(_ text: String) -> Bool {
    guard text.utf8.count > 12 else { return false }
    let text = text.lowercased()
    if marks.contains(where: text.contains) { return true }
    let ignores = ["ignore", "disregard", "forget", "override"].contains(where: text.contains)
    return ignores
      && ["instruction", "previous", "above", "prompt", "rules"].contains(where: text.contains)
  }

  private static let marks = [
    "system prompt", "<system", "[system]", "</system", "assistant:", "as an ai",
    "language model", "you are now", "new instructions", "do not tell the user",
    "without telling the user", "call the tool", "use the tool", "run the command", "curl http",
    "rm -rf",
  ]
}
