import PhrasebookModel

/// The places that the edits of one call write, each of which may be written once.
struct EditedPlaces {
  /// A member of an entry that an edit writes.
  private enum WrittenMember: Hashable {
    case key, comment
    /// A text by its language and its form.
    case text(String, form: String)
  }

  private struct EntryMember: Hashable {
    var file: String
    var key: ExactString
    var member: WrittenMember
  }

  private var known: Set<EntryMember> = []

  /// Takes a new key.
  mutating func take(key: String, in file: String) throws(AgentFailure) {
    guard insert(.key, of: key, in: file) else {
      throw AgentFailure(english: "the call has this key twice")
    }
  }

  /// Takes the comment of a key.
  mutating func take(commentOf key: String, in file: String) throws(AgentFailure) {
    guard insert(.comment, of: key, in: file) else {
      throw AgentFailure(english: "the call has this comment twice")
    }
  }

  /// Takes the texts of a key in a language, as the catalog spells it.
  mutating func take(
    forms: [String], of key: String, language: String, in file: String
  ) throws(AgentFailure) {
    for form in forms where !insert(.text(language, form: form), of: key, in: file) {
      throw AgentFailure(english: "the call has this translation twice")
    }
  }

  private mutating func insert(_ member: WrittenMember, of key: String, in file: String) -> Bool {
    known.insert(EntryMember(file: file, key: ExactString(key), member: member)).inserted
  }
}
