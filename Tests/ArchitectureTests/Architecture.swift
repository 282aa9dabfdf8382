/// The rules of the architecture, each a function from a file to its violations.
enum Architecture {
  /// The folders of Sources, top first: a file imports from layers above its own.
  static let layers = [
    "AppRuntime", "Base", "Formats", "Passes", "Projects", "Providers", "Shells", "Tools",
  ]

  /// The modules of its own layer that a module may import.
  static let beside: [String: Set<String>] = [
    "Phrasebook": ["CICU", "CSections", "CatalogJSON", "PhrasebookPlatform"],
    "PhrasebookReports": ["CMessages", "CReportPage", "PhrasebookWorkspace"],
    "PhrasebookEditor": ["CEditorPage", "PhrasebookReports", "PhrasebookWorkspace"],
    "PhrasebookCommands": [
      "CMalloc", "CVersion", "PhrasebookEditor", "PhrasebookReports", "PhrasebookServers",
      "PhrasebookWorkspace",
    ],
    "PhrasebookExtract": ["CInterfaces"],
    "PhrasebookFormats": ["PhrasebookCatalogs"],
    "PhrasebookServers": ["PhrasebookReports", "PhrasebookWorkspace"],
    "PhrasebookServices": ["CCurl", "CSpawn"],
    "PhrasebookTables": ["CICU", "CatalogJSON", "Phrasebook"],
  ]

  /// Modules that hide something from all but the ones listed.
  static let closed: [String: Set<String>] = [
    "CCurl": ["PhrasebookServices"], "CICU": ["Phrasebook", "PhrasebookTables"],
    "CEditorPage": ["PhrasebookEditor"],
    "CInterfaces": ["PhrasebookExtract"], "CMalloc": ["PhrasebookCommands"],
    "CMessages": ["PhrasebookReports"], "CReportPage": ["PhrasebookReports"],
    "CSections": ["Phrasebook"], "CSpawn": ["PhrasebookServices"],
    "CVersion": ["PhrasebookCommands"],
    // The C libraries: one file picks the platform's.
    "Android": ["PhrasebookPlatform"], "Bionic": ["PhrasebookPlatform"],
    "Darwin": ["PhrasebookPlatform"], "Glibc": ["PhrasebookPlatform"],
    "Musl": ["PhrasebookPlatform"], "WinSDK": ["PhrasebookPlatform"],
    // It needs a newer system on Darwin than the package does.
    "Synchronization": ["Phrasebook", "PhrasebookPlatform"],
  ]

  /// Modules of other packages, and who may use each.
  static let thirdParty: [String: Set<String>] = [
    "ArgumentParser": ["PhrasebookCommands", "phrasebook"],
    "FlyingFox": ["PhrasebookEditor"],
    "FlyingSocks": ["PhrasebookEditor"],
    "GRDB": ["PhrasebookMemory"],
    "SwiftOperators": ["PhrasebookExtract"],
    "SwiftParser": ["PhrasebookExtract"],
    "SwiftSyntax": ["PhrasebookExtract"],
    "Yams": ["PhrasebookProjects"],
  ]

  /// The modules of Swift and the system.
  static let platform: Set<String> = [
    "Android", "Bionic", "CoreServices", "Darwin", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "Glibc", "Musl", "Observation",
    "RegexBuilder",
    "Swift", "Synchronization", "WinSDK", "_Concurrency", "_StringProcessing",
  ]

  /// Modules that know nothing of Foundation.
  static let withoutFoundation: Set<String> = ["CatalogJSON"]

  /// Layers whose modules take values and return values, and the names that reach outside.
  static let pureLayers: Set<String> = ["Base", "Formats", "Passes"]
  static let effects = [
    "FileManager", "FileHandle", "ProcessInfo", "URLSession", "Process", "DispatchQueue", "Thread",
  ]

  /// Folders of a module that hold data tables: those are as long as their data.
  static let dataFolders = ["Data"]
  static let longestFile = 400
  static let longestFunction = 60
  /// The members of a type with its extensions in the same module. An extension in another module,
  /// such as a format's `init(reading:)`, serves that module and counts there.
  static let mostMembers = 40

  /// Functions and types that are larger, as `Module.Type.function` and `Module.Type`, each with
  /// the reason. The list only shrinks.
  static let larger: [String: String] = [
    "PhrasebookExtract.FactsReader": "a function for each kind of syntax",
    "PhrasebookExtract.Keyword": "a constant for each keyword",
    "PhrasebookWorkspace.Workspace": "a function for each operation of the command",
  ]

  /// Everything that is wrong with the files, a line for each, in their order.
  static func violations(in files: [SourceFile]) -> [String] {
    let layerOfModule = Dictionary(
      files.map { ($0.module, $0.layer) }, uniquingKeysWith: { first, _ in first }
    ).merging([
      "CCurl": "Providers", "CEditorPage": "Shells", "CICU": "AppRuntime", "CInterfaces": "Passes",
      "CMalloc": "Shells",
      "CMessages": "Shells", "CReportPage": "Shells",
      "CSections": "AppRuntime", "CSpawn": "Providers", "CVersion": "Shells",
    ]) { mine, _ in mine }
    return files.flatMap { file in
      importViolations(of: file, layerOfModule: layerOfModule) + wordViolations(of: file)
        + shapeViolations(of: file) + catalogNameViolations(of: file)
        + typeNameViolations(of: file)
    } + sizeViolations(in: files)
  }

  static func importViolations(of file: SourceFile, layerOfModule: [String: String]) -> [String] {
    guard let own = layers.firstIndex(of: file.layer) else {
      return ["\(file.path): \(file.layer) is no layer: \(layers.joined(separator: ", "))"]
    }
    return file.imports.compactMap { module, line in
      let place = "\(file.path):\(line): \(file.module) imports \(module)"
      if let users = closed[module] ?? thirdParty[module], !users.contains(file.module) {
        return "\(place), which only \(users.sorted().joined(separator: ", ")) may"
      }
      if thirdParty[module] != nil { return nil }
      if let layer = layerOfModule[module], let its = layers.firstIndex(of: layer) {
        if module == file.module || beside[file.module, default: []].contains(module) {
          return nil
        }
        if its == own { return "\(place), which is beside it in \(layer)" }
        if its > own { return "\(place) from \(layer), which is below \(file.layer)" }
        if file.layer == "Passes", layer == "Formats" {
          return "\(place): a pass takes values, it reads no format"
        }
        return nil
      }
      guard platform.contains(module) else { return "\(place), which no table here knows" }
      if withoutFoundation.contains(file.module), module.hasPrefix("Foundation") {
        return "\(place), which it must do without"
      }
      return nil
    }
  }

  static func wordViolations(of file: SourceFile) -> [String] {
    var result: [String] = []
    func report(_ line: Int, _ what: String) { result.append("\(file.path):\(line + 1): \(what)") }
    for (index, line) in file.codeLines.enumerated() {
      for match in line.matches(of: forced) { report(index, "\(match.output) traps: bind it") }
      for match in line.matches(of: trap) { report(index, "\(match.output.1) traps") }
      if pureLayers.contains(file.layer) {
        for match in line.matches(of: word) where effects.contains(String(match.output)) {
          report(index, "\(match.output) reaches outside: only Shells and Providers do")
        }
      }
    }
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      // Only in comments: the literals that a check looks for do not count.
      guard let comment = line.firstRange(of: "//").map({ line[$0.lowerBound...] }) else {
        continue
      }
      for mark in ["TODO", "FIXME"] where comment.contains(mark) {
        report(index, "\(mark): do it or open an issue")
      }
    }
    return result
  }

  static func shapeViolations(of file: SourceFile) -> [String] {
    var result: [String] = []
    let isData = dataFolders.contains { file.path.contains("/\($0)/") }
    if file.lineCount > longestFile, !isData {
      result.append("\(file.path): \(file.lineCount) lines; split it (at most \(longestFile))")
    }
    // A file with its module's name may hold nothing but what the module re-exports.
    if file.stem != "main", file.stem != file.module { result += nameViolations(of: file) }
    return result
  }

  /// Functions that are too long and types that have too many members, with the extensions
  /// of the same module.
  static func sizeViolations(
    in files: [SourceFile], larger: [String: String] = larger
  ) -> [String] {
    var result: [String] = []
    var types: [String: (members: Int, path: String)] = [:]
    for file in files {
      guard let declarations = Declarations(file.code) else {
        result.append("\(file.path): its braces cannot be followed")
        continue
      }
      for function in declarations.functions where function.lineCount > longestFunction {
        let name = "\(file.module).\(function.name)"
        guard larger[name] == nil else { continue }
        result.append(
          "\(file.path):\(function.line): \(name) has \(function.lineCount) lines; split it (at "
            + "most \(longestFunction))")
      }
      for (name, count) in declarations.members {
        let known = types["\(file.module).\(name)"]?.members ?? 0
        types["\(file.module).\(name)"] = (known + count, file.path)
      }
    }
    for (name, type) in types.sorted(by: { $0.key < $1.key }) where type.members > mostMembers {
      guard larger[name] == nil else { continue }
      result.append(
        "\(type.path): \(name) has \(type.members) members; split it (at most \(mostMembers))")
    }
    return result
  }

  /// Listed exceptions that are within the limits.
  static func needless(in files: [SourceFile]) -> [String] {
    let bare = sizeViolations(in: files, larger: [:])
    return larger.keys.sorted().filter { name in !bare.contains { $0.contains(" \(name) has ") } }
  }

  /// `Type.swift` declares `Type`; `Type+Topic.swift` extends it; `AllChecks.swift` may hold
  /// `allChecks`.
  private static func nameViolations(of file: SourceFile) -> [String] {
    let parts = file.stem.split(separator: "+", maxSplits: 1).map(String.init)
    guard let head = parts.first else { return ["\(file.path): has no name"] }
    if parts.count == 2 {
      return file.extendedTypes.contains(head)
        ? [] : ["\(file.path): does not extend \(head), as its name says"]
    }
    let names = file.declaredNames
    let lowered = head.prefix(1).lowercased() + head.dropFirst()
    return names.contains(head) || names.contains(lowered)
      ? [] : ["\(file.path): declares no \(head), as its name says"]
  }

  /// `try!`, `as!`, `value!` and `Type!`; never `!value` and `!=`.
  nonisolated(unsafe) private static let forced = /\w*[\w\)\]>]!(?![=\w])/
  nonisolated(unsafe) private static let trap =
    /\b(fatalError|preconditionFailure|precondition|abort)\s*\(/
  nonisolated(unsafe) private static let word = /\b\w+\b/
}
