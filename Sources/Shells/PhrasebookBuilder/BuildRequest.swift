import PhrasebookGenerate

/// The request of one run: the arguments of the command, parsed by hand so that the tool needs no
/// other package and is built in seconds.
struct BuildRequest {
  /// The file for the compiled table; nil if absent.
  var table: String?
  /// The folder for the accessors, a file for each catalog; nil for none.
  var accessors: String?
  /// The file for the table as Swift code; nil if absent.
  var embedding: String?
  /// The folder of a plugin, which must declare its outputs before the settings are known: every
  /// file is written there, and unneeded ones are empty.
  var plugin: String?
  /// Whether a plugin's table is to go into the binary rather than beside it.
  var isEmbedded = false
  /// Whether a plugin is to write accessors.
  var hasAccessors = true
  var catalogs: [String] = []
  var options = GenerateOptions()

  /// The error in the arguments, in one line.
  struct Misuse: Error {
    var message: String
  }

  static let usage = """
    usage: phrasebook-build [--table FILE] [--embed FILE] [--accessors FOLDER] [--plugin FOLDER]
             [--settings FILE]…
             [--access internal|package|public] [--type Phrase|LocalizedStringResource]
             [--shape nested|flat] [--keys manual|all] [--bundle automatic|module|macro|main]
             [--target NAME] [--targets NAME,NAME…] CATALOG…

    Compiles the String Catalogs of one module into a table and writes typed accessors for them.
    It is what the plugin PhrasebookBuild runs; any other build system may run it in the same way.
    Files are written only where their bytes change.

    Exit codes: 0 all is well, 2 something could not be done, 64 the command was not understood.

    """

  init(_ arguments: [String]) throws {
    options.includedKeys = .manual
    var settings: [String] = []
    var (target, targets) = ("", [String]())
    var given: [(String, String)] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        catalogs.append(argument)
        continue
      }
      if argument == "--" {
        catalogs += rest
        break
      }
      var (name, value) = (argument, rest.first)
      if let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      } else if value != nil {
        rest.removeFirst()
      }
      guard let value else { throw Misuse(message: "\(name) needs a value") }
      switch name {
      case "--table": table = value
      case "--embed": embedding = value
      case "--accessors": accessors = value
      case "--plugin": plugin = value
      case "--settings": settings.append(value)
      case "--target": target = value
      case "--targets": targets = value.split(separator: ",").map(String.init)
      default: given.append((name, value))
      }
    }
    // The command line overrides files, and a file those before it.
    for file in settings {
      try BuildSettings.read(file, target: target, of: targets, into: &self)
    }
    for (name, value) in given {
      guard try options.set(String(name.dropFirst(2)), value) else {
        throw Misuse(message: "there is no option \(name)")
      }
    }
    guard !catalogs.isEmpty else { throw Misuse(message: "name at least one catalog") }
  }
}

extension GenerateOptions {
  /// Sets an option by its name; false if the name is unknown.
  mutating func set(_ name: String, _ value: String) throws -> Bool {
    func word<Word: RawRepresentable & CaseIterable>(
      _ type: Word.Type
    ) throws -> Word where Word.RawValue == String {
      if let word = Word(rawValue: value) { return word }
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw BuildRequest.Misuse(message: "\(name) is one of \(words), not \"\(value)\"")
    }
    switch name {
    case "access": access = try word(Access.self)
    case "type": resourceType = try word(ResourceType.self)
    case "shape": shape = try word(Shape.self)
    case "keys": includedKeys = try word(IncludedKeys.self)
    case "bundle": bundle = try word(LookupBundle.self)
    default: return false
    }
    return true
  }
}
