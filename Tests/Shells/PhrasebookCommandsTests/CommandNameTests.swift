import Testing

@testable import PhrasebookCommands

/// The names by which commands are found before anything of them is declared.
struct CommandNameTests {
  @Test func `each command goes by the name of its type`() {
    for (name, type) in PhrasebookCommand.commands {
      #expect("\(type)".lowercased() == "\(name)command")
    }
  }
}
