import Testing

@testable import PhrasebookCommands

/// The names by which commands are found before anything of them is declared.
struct CommandNameTests {
  @Test func eachCommandGoesByTheNameOfItsType() {
    for (name, type) in PhrasebookCommand.commands {
      #expect("\(type)".lowercased() == "\(name)command")
    }
  }
}
