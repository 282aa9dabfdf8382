internal import CInterfaces

/// The modules that sources import: the list SDK/frameworks.txt, read.
package struct Frameworks: Sendable {
  /// The embedded list.
  package static let known: Frameworks = {
    var count = 0
    let start = phrasebook_frameworks(&count)
    return Frameworks(
      String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
  }()

  /// The modules of the list, in its order.
  private(set) var names: [Substring] = []
  /// Hashes of the modules that come with Swift and with Apple's systems, and of our own: the
  /// interfaces of these are known as far as they localize anything.
  package private(set) var systems: Set<UInt32> = []
  /// Hashes of toolkits with a `Text` and a `Button` of their own, which take no key.
  private(set) var toolkits: Set<UInt32> = []
  /// Hashes of the modules that a file with SwiftUI's views imports.
  private(set) var views: Set<UInt32> = []
  /// Modules that can qualify a name: `SwiftUI.Text`.
  private(set) var qualifiers: Set<String> = []
  /// The prefixes of the classes of Objective-C frameworks: `UI`.
  private(set) var prefixes: Set<Substring> = []
  /// The systems that have a module, for modules that not all of Apple's systems have.
  private(set) var systemsByModule: [String: Set<String>] = [:]

  /// The types that make a literal localizable.
  private(set) var localizable: [String: Localizable] = [:]
  /// Protocols whose modifiers give a value of the same protocol.
  private(set) var chainingProtocols: Set<String> = []
  /// Property wrappers that bring their own value.
  private(set) var injectingWrappers: Set<String> = []
  /// Controls of packages whose first argument is a title, by their paths.
  private(set) var controls: Set<String> = []
  /// Classes whose subclasses have the properties that are shown.
  private(set) var shownBases: Set<String> = []

  /// The prefixes of classes with properties that are shown.
  private(set) var shownPrefixes: Set<Substring> = []
  /// The properties of such classes, and those of single types.
  private(set) var shownProperties: Set<String> = []
  private(set) var shownMembers: [String: Set<String>] = [:]
  /// The labels of arguments that are shown, by the name of the function; "" means no label.
  private(set) var shownArguments: [String: Set<String>] = [:]

  /// Words of the list without a meaning; a test checks that it is empty.
  private(set) var unknown: [Substring] = []

  /// Reads a list; the comment in the list describes its format.
  init(_ text: String) {
    var prefixes: [Substring] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard let first = words.first else { continue }
      if line.hasPrefix(" ") {
        for word in words.dropFirst() { add(word, as: first, prefixes) }
      } else {
        prefixes = add(module: first, words.dropFirst())
      }
    }
  }

  /// Whether a file with these imports, by their hashes, means the views of another toolkit.
  func usesOtherToolkit(_ imports: [UInt32]) -> Bool {
    imports.contains(where: toolkits.contains) && !imports.contains(where: views.contains)
  }

  /// Adds a module from its line, and returns the prefixes of its classes.
  private mutating func add(module name: Substring, _ words: ArraySlice<Substring>) -> [Substring] {
    names.append(name)
    let hash = NameHash.of(name.utf8)
    var prefixes: [Substring] = []
    var isSystem = true
    for word in words {
      switch word {
      case "package": isSystem = false
      case "toolkit": toolkits.insert(hash)
      case "views": views.insert(hash)
      case "qualifies": qualifiers.insert(String(name))
      case let word where word.hasPrefix("prefix="):
        prefixes = word.dropFirst("prefix=".count).split(separator: ",")
        self.prefixes.formUnion(prefixes)
      case let word where word.hasPrefix("systems="):
        let systems = word.dropFirst("systems=".count).split(separator: ",").map(String.init)
        systemsByModule[String(name)] = Set(systems)
      default: unknown.append(word)
      }
    }
    if isSystem { systems.insert(hash) }
    return prefixes
  }

  /// Adds a declaration of a module with the given prefixes.
  private mutating func add(_ word: Substring, as fact: Substring, _ prefixes: [Substring]) {
    let name = String(word)
    switch fact {
    case "localizes": localizable[name] = .key
    case "phrases": localizable[name] = .phrase
    case "summaries": localizable[name] = .summary
    case "chains": chainingProtocols.insert(name)
    case "injects": injectingWrappers.insert(name)
    case "controls": controls.insert(name)
    case "bases": shownBases.insert(name)
    case "shows": addShown(word, prefixes)
    default: unknown.append(fact)
    }
  }

  /// Adds `.property`, `Type.property`, `Type(label:label:)` or `method(_:)`.
  private mutating func addShown(_ word: Substring, _ prefixes: [Substring]) {
    if let open = word.firstIndex(of: "("), word.hasSuffix(":)") {
      let labels = word[open...].dropFirst().dropLast().split(separator: ":")
      shownArguments[String(word[..<open]), default: []]
        .formUnion(labels.map { $0 == "_" ? "" : String($0) })
    } else if let dot = word.lastIndex(of: ".") {
      let property = String(word[dot...].dropFirst())
      if dot == word.startIndex {
        shownProperties.insert(property)
        shownPrefixes.formUnion(prefixes)
      } else {
        shownMembers[String(word[..<dot]), default: []].insert(property)
      }
    } else {
      unknown.append(word)
    }
  }
}
