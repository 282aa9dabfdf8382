import PhrasebookProjects
package import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookServices
package import PhrasebookTranslate

/// The translator of `--with`: a built-in one, a service, or any command.
package struct TranslatorChoice {
  /// The environment variables that configure services.
  package var environment: [String: String]
  /// Whether anything will be asked; if not, no key is needed.
  package var isDryRun = false
  /// The place of the translation memory; nil if the project does not use one.
  package var memory: MemoryLocation?
  /// The copy of the memory that a dry run asks.
  var trial: Memory?
  /// The minimum score of memory matches.
  package var minimum = Memory.usualMinimum

  package static let names = ["pseudo", "apertium", "memory"] + ServiceSettings.names

  /// The translator of a name.
  package func translator(named name: String) throws(TranslatorFailure) -> any Translator {
    let settings = ServiceSettings(environment: environment, needsKeys: !isDryRun)
    if let translator = try settings.translator(named: name) { return translator }
    switch name {
    case "pseudo": return PseudoTranslator(.accented)
    case "apertium": return Apertium()
    case "memory": return try remembering()
    default: break
    }
    if let problem = problem(name) { throw TranslatorFailure(problem) }
    return CommandTranslator(name)
  }

  /// Returns the message about the first name of `--with` that is neither a translator nor a command;
  /// nil if all are.
  package static func problem(
    in arguments: [String], environment: [String: String]
  ) -> Phrase? {
    let choice = TranslatorChoice(environment: environment)
    return arguments.flatMap(split).lazy.compactMap(choice.problem).first
  }

  private func problem(_ name: String) -> Phrase? {
    if Self.names.contains(name) || isCommand(name) { return nil }
    if let near = NearestWord.of(name, among: Self.names) {
      return "unknown translator \(name.quoted); did you mean \(near)?"
    }
    return """
      unknown translator or command \(name.quoted); use \(Self.names.joined(separator: ", ")), or a command
      """
  }

  private func remembering() throws(TranslatorFailure) -> MemoryTranslator {
    guard let memory else {
      throw TranslatorFailure(
        "phrasebook.yml turns the memory off; use --memory to choose a file")
    }
    do {
      if isDryRun {
        return MemoryTranslator(
          try trial ?? Memory(at: memory.file, .trying), minimum: minimum,
          project: memory.project)
      }
      try memory.prepare()
      return MemoryTranslator(
        try Memory(at: memory.file, .making), minimum: minimum, project: memory.project)
    } catch let failure as MemoryFailure {
      throw TranslatorFailure(failure.text)
    } catch {
      throw TranslatorFailure("\(memory.file): cannot make the folder of the memory")
    }
  }

  /// The names that `--with` gives: `memory,deepl` is both, one after the other. A command may have
  /// commas, but none of our names between them.
  package static func split(_ argument: String) -> [String] {
    let parts = argument.split(separator: ",").map(String.init)
    let isList = !hasCommandMarks(argument) && parts.contains(where: names.contains)
    return isList ? parts : [argument]
  }

  /// Whether translators work without sending anything, so that a dry run can ask them.
  package static func areLocal(_ arguments: [String]) -> Bool {
    arguments.flatMap(split).allSatisfy(["memory", "pseudo"].contains)
  }

  /// Whether a name is a command line, or a program that the shell would find.
  func isCommand(_ name: String) -> Bool {
    Self.hasCommandMarks(name)
      || (environment["PATH"] ?? "").split(separator: ":").contains { folder in
        FileStatus(path: FilePath.join(String(folder), name))?.kind == .file
      }
  }

  private static func hasCommandMarks(_ name: String) -> Bool {
    name.contains { $0 == "/" || $0.isWhitespace }
  }
}
