public import Phrasebook

/// The reason why the key or the table of a call, or a string of an `Info.plist`, cannot be known.
public enum UnknownKeyReason: Hashable, Sendable {
  /// The key is put together at run time.
  case assembled
  /// The key is a literal with an interpolation.
  case interpolated
  /// The key is one of several values.
  case chosen
  /// The key is the result of a call.
  case returned
  /// The key is a variable.
  case variable
  /// The table is not a literal.
  case tableNotLiteral
  /// The text of a key of an `Info.plist` contains a build setting that is not known.
  case unknownSetting(key: String, text: String)
  /// The file of build settings does not exist.
  case missingSettings
  /// The `Info.plist` that a project uses does not exist.
  case missingInfoPlist
  /// A reason that this version does not know, in the words of a file that another tool wrote.
  case other(String)

  /// The reason in a few words: "the key is a variable".
  public var explanation: Phrase {
    switch self {
    case .assembled: "the key is put together at run time"
    case .interpolated: "the key has an interpolation"
    case .chosen: "the key is chosen at run time"
    case .returned: "the key is the result of a call"
    case .variable: "the key is a variable"
    case .tableNotLiteral: "the table is not a literal"
    case .unknownSetting(let key, let text):
      "\(key) is made of a build setting that is not known: \(text.quoted)"
    case .missingSettings:
      "the file of build settings does not exist, so any setting may be different"
    case .missingInfoPlist: "the project uses this Info.plist, which does not exist"
    case .other(let text): .verbatim(text)
    }
  }

  /// The reason in English, for programs and for the order of sites.
  public var text: String { explanation.sourceText }

  /// Whether the code makes the key of several parts.
  public var isOfParts: Bool { self == .assembled || self == .interpolated }
}
