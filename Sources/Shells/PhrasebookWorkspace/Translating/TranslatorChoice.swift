import PhrasebookProjects
import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookServices
package import PhrasebookTranslate

/// The translator of `--with`: a built-in one, a service, or any command.
package struct TranslatorChoice {
  /// The environment variables that configure services.
  package var environment: [String: String]
  /// Whether anything will be asked; where not, no key is needed.
  package var isDryRun = false
  /// The place of the translation memory; nil if the project does not use one.
  package var memory: MemoryLocation?
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
    guard name.contains(where: { $0 == "/" || $0.isWhitespace }) || isProgram(name) else {
      if let near = NearestWord.of(name, among: Self.names) {
        throw TranslatorFailure(
          "unknown translator \(name.quoted); did you mean \(near)?")
      }
      throw TranslatorFailure(
        """
        unknown translator or command \(name.quoted); use \(Self.names.joined(separator: ", ")), or a command
        """)
    }
    return CommandTranslator(name)
  }

  private func remembering() throws(TranslatorFailure) -> MemoryTranslator {
    guard let memory else {
      throw TranslatorFailure(
        "phrasebook.yml turns the memory off; use --memory to choose a file")
    }
    do {
      if isDryRun {
        let isThere = FileStatus(path: memory.file) != nil
        return MemoryTranslator(
          isThere ? try Memory(at: memory.file, .looking) : nil, minimum: minimum,
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

  /// The names that `--with` gives: `memory,deepl` is both, one after the other; a command may have commas.
  package static func split(_ argument: String) -> [String] {
    let parts = argument.split(separator: ",").map(String.init)
    return parts.count > 1 && parts.allSatisfy(names.contains) ? parts : [argument]
  }

  /// Whether translators work without sending anything, so that a dry run can ask them.
  package static func areLocal(_ arguments: [String]) -> Bool {
    arguments.flatMap(split).allSatisfy(["memory", "pseudo"].contains)
  }

  /// Whether the shell would find a program of a name.
  func isProgram(_ name: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileStatus(path: FilePath.join(String(folder), name))?.kind == .file
    }
  }
}
