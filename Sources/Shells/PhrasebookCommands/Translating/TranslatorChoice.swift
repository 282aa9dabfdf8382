import Phrasebook
import PhrasebookModel
import PhrasebookServices
import PhrasebookTranslate

/// What `--with` names: a translator of ours, a service, or any command.
struct TranslatorChoice {
  /// The variables that services may be told by.
  var environment: [String: String]
  /// Whether anything will be asked; where not, no key is needed.
  var isDryRun = false

  static let names = ["pseudo", "apertium", "memory"] + ServiceSettings.names

  /// The translator of a name.
  func translator(named name: String) throws(TranslatorFailure) -> any Translator {
    let settings = ServiceSettings(environment: environment, needsKeys: !isDryRun)
    if let service = try settings.service(named: name) { return WebTranslator(service) }
    switch name {
    case "pseudo": return PseudoTranslator(.accented)
    case "apertium": return Apertium()
    case "memory":
      // The seam for the translation memory: whoever has one gives its Translator here.
      throw TranslatorFailure("there is no translation memory in this build")
    default: break
    }
    guard name.contains(where: { $0 == "/" || $0.isWhitespace }) || isProgram(name) else {
      throw TranslatorFailure(
        NearestWord.of(name, among: Self.names).map {
          "there is no translator or command \(name.quoted); did you mean \($0)?"
        } ?? """
          there is no translator or command \(name.quoted); there are \
          \(Self.names.joined(separator: ", ")), or a command
          """)
    }
    return CommandTranslator(name)
  }

  /// Whether the shell would find a program of a name.
  private func isProgram(_ name: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileStatus(path: FilePath.join(String(folder), name))?.kind == .file
    }
  }
}
