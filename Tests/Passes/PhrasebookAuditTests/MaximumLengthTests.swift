import Testing

@testable import PhrasebookAudit

/// Maximum lengths that comments state.
struct MaximumLengthTests {
  @Test(
    "a comment states a maximum length",
    arguments: [
      ("max 20 characters", 20), ("Max. 12 chars", 12), ("Title (maximum length: 30)", 30),
      ("at most 8 characters", 8), ("no more than 15 characters", 15),
      ("Must be up to 9 letters", 9),
      ("maxlength=25", 25), ("A tab, 10 characters max", 10), ("Limit: 40 characters", 40),
      ("Must not exceed 6 characters", 6),
    ])
  func stated(_ comment: String, _ length: Int) {
    #expect(MaximumLength.stated(in: comment) == length)
  }

  @Test(
    "other numbers in comments are not lengths",
    arguments: [
      "Shows 20 characters of the name", "max 3 lines", "At most 5 files", "Version 2",
      "%1$@ is the length, %2$lld the maximum", "",
    ])
  func other(_ comment: String) {
    #expect(MaximumLength.stated(in: comment) == nil)
  }
}
