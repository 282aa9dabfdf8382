public import Phrasebook
import PhrasebookModel

/// The reason why an edit failed.
public enum EditError: Error, Hashable, Sendable {
  /// The catalog does not hold the key; the one that comes nearest, if one does.
  case unknownKey(String, nearest: String?)
  /// An entry with the new name already exists and differs.
  case keyExists(String)
  /// Not the tag of a language.
  case invalidLanguage(String)
  /// Not a path of variations, and what is wrong with it.
  case invalidVariation(String, reason: Phrase)
  /// The text has forms, so that a text without a path would replace them all.
  case varies(key: String, language: String, forms: [String])
  /// The path names another kind of variation than the text has.
  case otherForms(key: String, language: String, path: String, forms: [String])
  /// The path names a substitution that the text does not have.
  case unknownSubstitution(String, key: String, language: String)
  /// The entry holds phrases of an App Shortcut, of which each is a text of its own.
  case holdsPhrases(key: String, language: String)

  /// The error and how to fix it, in one line.
  public var text: Phrase {
    switch self {
    case .unknownKey(let key, let nearest?):
      "the catalog has no key \(key.quoted); did you mean \(nearest.quoted)?"
    case .unknownKey(let key, nil):
      "the catalog has no key \(key.quoted); write it as the catalog does, or run sync first"
    case .keyExists(let key):
      "the catalog already has a different key \(key.quoted); remove one of the two first"
    case .invalidLanguage(let language):
      "\(language.quoted) is not a language; write a tag such as fr, pt-BR or zh-Hans"
    case .invalidVariation(let path, let reason):
      "\(path.quoted) is not a variation: \(reason); write one such as plural.one or device.ipad"
    case .varies(let key, let language, let forms):
      """
      the text of \(key.quoted) in \(language) has the forms \(Self.list(forms)); choose the one \
      to set with --variation, or pass --plain to replace them all
      """
    case .otherForms(let key, let language, let path, let forms):
      """
      the text of \(key.quoted) in \(language) has the forms \(Self.list(forms)), and \(path) \
      does not fit them; choose a form of the same kinds
      """
    case .unknownSubstitution(let name, let key, let language):
      """
      the text of \(key.quoted) in \(language) has no substitution \(name.quoted); \
      add it to the catalog first, with its formatSpecifier
      """
    case .holdsPhrases(let key, let language):
      "\(key.quoted) in \(language) holds the phrases of an App Shortcut; edit its stringSet"
    }
  }

  private static func list(_ forms: [String]) -> String {
    forms.prefix(6).joined(separator: ", ") + (forms.count > 6 ? ", …" : "")
  }
}
