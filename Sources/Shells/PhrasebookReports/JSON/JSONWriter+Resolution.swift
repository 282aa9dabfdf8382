package import PhrasebookWorkspace
package import Phrasebook

extension JSONWriter {
  /// The result of `resolve`. `steps` has the choice of the language first, then the problems of
  /// better texts; the member is always there, and empty without steps.
  package mutating func resolution(
    _ resolution: Resolution, sourceLanguage: String, _ steps: [LanguageStep]
  ) {
    object { json in
      json.member("text", resolution.text)
      json.member("language", resolution.language ?? sourceLanguage)
      json.member("table", resolution.table)
      json.member("key", resolution.key)
      json.member("source", resolution.source.rawValue)
      json.name("steps")
      json.array(steps.map(Step.language) + resolution.problems.map(Step.problem)) { json, step in
        switch step {
        case .language(let step): json.step(step)
        case .problem(let problem): json.object { $0.member("text", problem.description) }
        }
      }
    }
  }

  private enum Step {
    case language(LanguageStep)
    case problem(LookupProblem)
  }
}
